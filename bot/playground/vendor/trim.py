"""Cut Discord's API description down to the request bodies that the playground checks.

Run ``python bot/playground/vendor/trim.py OPENAPI.json`` with a copy of ``openapi.json`` from the public repository
``discord/discord-api-spec``. It rewrites ``requests.json`` beside this file. It keeps the JSON request schemas of the
operations below and everything they refer to, without descriptions.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

OPERATIONS = (
    "bulk_set_application_commands",
    "create_interaction_response",
    "create_message",
    "create_thread",
    "create_thread_from_message",
    "execute_webhook",
    "update_channel",
    "update_message",
    "update_webhook_message",
)
PROSE = {"description", "title", "externalDocs", "example", "examples"}


def main(source: Path) -> None:
    """Read Discord's description and write ``requests.json``. A missing operation is an error."""
    description = json.loads(source.read_text("utf-8"))
    requests: dict[str, Any] = {}
    for methods in description["paths"].values():
        for operation in methods.values():
            if isinstance(operation, dict) and operation.get("operationId") in OPERATIONS:
                body = operation["requestBody"]["content"]["application/json"]["schema"]
                requests[operation["operationId"]] = without_prose(body)
    missing = set(OPERATIONS) - set(requests)
    if missing:
        raise SystemExit(f"not described: {sorted(missing)}")
    schemas = description["components"]["schemas"]
    kept = {name: without_prose(schemas[name]) for name in reachable(requests, schemas)}
    out = {
        "version": description["info"]["version"],
        "requests": dict(sorted(requests.items())),
        "components": {"schemas": dict(sorted(kept.items()))},
    }
    target = Path(__file__).with_name("requests.json")
    target.write_text(json.dumps(out, separators=(",", ":"), ensure_ascii=False) + "\n", "utf-8")


def reachable(roots: Any, schemas: dict[str, Any]) -> set[str]:
    """The names of all schemas that ``roots`` refer to, directly or indirectly."""
    found: set[str] = set()
    queue = [roots]
    while queue:
        for name in re.findall(r'"#/components/schemas/(\w+)"', json.dumps(queue.pop())):
            if name not in found:
                found.add(name)
                queue.append(schemas[name])
    return found


def without_prose(schema: Any) -> Any:
    """``schema`` without titles, descriptions, examples and vendor extensions."""
    if isinstance(schema, list):
        return [without_prose(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    properties = schema.get("properties")
    kept = {
        key: without_prose(value)
        for key, value in schema.items()
        if key != "properties" and key not in PROSE and not key.startswith("x-")
    }
    if properties is not None:
        kept["properties"] = {name: without_prose(value) for name, value in properties.items()}
    return kept


if __name__ == "__main__":
    main(Path(sys.argv[1]))
