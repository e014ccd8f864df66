# Dai Di: `make play` opens the playground, `make test` runs every check. Both set everything up themselves.

.PHONY: help setup play test format docs type bench mutation lock
.DEFAULT_GOAL := help
.NOTPARALLEL:

PYTHON_OF_VENV := .venv/bin/python
LOCK := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header pyproject.toml

help:    ## list the targets
	@grep -E '^[a-z]+: .*##' $(MAKEFILE_LIST) | sed -E 's/:.*##/\t/'

setup:   ## fill .venv from the lock, and install the browser and the PostgreSQL server that the tests need
	@.ci/setup $(FOR)

play: FOR = play
play: setup ## open the playground: the bot, and a small Discord of its own on this machine
	@$(PYTHON_OF_VENV) -m bot

# Tests begin the bot hundreds of times, so its modules are compiled once, whatever the environment says.
test: export PYTHONDONTWRITEBYTECODE =
test: setup ## run every check: formatting, lint, types, import contracts, tests
	@.ci/gate $(ARGS)

format: setup ## format the code
	$(PYTHON_OF_VENV) -m ruff check --fix --quiet .
	$(PYTHON_OF_VENV) -m ruff format .

docs: setup ## write the pages that are made of the code: docs/commands.md, docs/promises.md, docs/rooms.md, docs/play
	$(PYTHON_OF_VENV) -m tests.documents.commands_page
	$(PYTHON_OF_VENV) -m tests.documents.promises_page
	$(PYTHON_OF_VENV) -m tests.documents.rooms_page
	$(PYTHON_OF_VENV) -m tests.documents.how_to_play_pages

type: setup ## cut what the catalogues need of Noto Sans CJK for the pictures (images/fonts)
	$(PYTHON_OF_VENV) -m tests.images.languages.cut_type

bench: setup ## measure speed: one table of promises, figures and baselines; ARGS='--promises FILE' writes it as JSON
	$(PYTHON_OF_VENV) -m pip install --quiet --require-hashes --requirement requirements-bench.lock
	$(PYTHON_OF_VENV) -m pytest tests/bench --benchmark-enable --benchmark-only $(ARGS)

mutation: setup ## check that the tests notice when a rule is misread (docs/mutants.md)
	nice -n 15 $(PYTHON_OF_VENV) -m tests.mutation $(ARGS)

lock:    ## update the locks from pyproject.toml; needs uv
	$(LOCK) --output-file requirements.lock
	$(LOCK) --extra dev --output-file requirements-dev.lock
	$(LOCK) --extra dev --extra bench --constraint requirements-dev.lock --output-file requirements-bench.lock
