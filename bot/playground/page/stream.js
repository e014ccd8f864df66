// The wire: JSON requests, and one numbered stream of events a tab, taken up again after 1, 2, 4 to 15 seconds.

const PATIENCE = [1, 2, 4, 8, 15];

async function ask(path, options) {
  try {
    const answer = await fetch(`/page-api/${path}`, options);
    const body = await answer.json();
    return answer.ok || body.reason ? body : { ok: false, reason: `status ${answer.status}` };
  } catch (error) {
    return { ok: false, reason: "unreachable", detail: String(error) };
  }
}

export const get = (path) => ask(path);

/** Sends JSON; always resolves to the server's answer or to `{ok: false, reason}`. */
export function post(path, body) {
  return ask(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
}

/**
 * Listens as one person from a sequence number on. `heard(event)` gets each event once, in order; `changed(condition)`
 * gets `{lost: false}` or `{lost: true, tries, at}`, where `at` is when it tries again. Returns `{close, retry}`.
 */
export function listen(as, after, heard, changed) {
  let source, timer;
  let tries = 0;
  let last = after;
  const open = () => {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(`/page-api/stream?${new URLSearchParams({ as, after: last })}`);
    source.onopen = () => {
      tries = 0;
      changed({ lost: false });
    };
    source.onmessage = ({ data, lastEventId }) => {
      const number = Number(lastEventId);
      const event = JSON.parse(data);
      if (number <= last && event.type !== "resync") return;
      if (number) last = number;
      heard(event, number);
    };
    source.onerror = () => {
      source.close();
      const wait = PATIENCE[Math.min(tries++, PATIENCE.length - 1)];
      timer = setTimeout(open, wait * 1000);
      changed({ lost: true, tries, at: Date.now() + wait * 1000 });
    };
  };
  open();
  return {
    retry: open,
    close() {
      clearTimeout(timer);
      source.close();
    },
  };
}
