# The bot for a server: `docker build -t daidi .`, then
# `docker run -d --restart unless-stopped --read-only --tmpfs /tmp -e DISCORD_TOKEN=... -v daidi:/data daidi`.

FROM python:3.13-slim-bookworm AS build
WORKDIR /build
COPY requirements.lock ./
RUN python -m venv /opt/daidi
RUN /opt/daidi/bin/python -m pip install --no-cache-dir --require-hashes --requirement requirements.lock

FROM python:3.13-slim-bookworm
# Names in Chinese, Japanese and Korean are drawn with Noto Sans CJK.
RUN apt-get update \
    && apt-get install -y --no-install-recommends fonts-noto-cjk \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --no-create-home daidi \
    && install -d -o daidi -g daidi -m 0700 /data
COPY --from=build /opt/daidi /opt/daidi
WORKDIR /app
COPY LICENSE ./
COPY bot bot
COPY cogs cogs
COPY images images
RUN python -m compileall -q bot cogs images
ENV PATH=/opt/daidi/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    DATABASE_URL=sqlite+aiosqlite:////data/daidi.db \
    METRICS_PORT=9464
USER daidi
VOLUME /data
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import http.client, os; bot = http.client.HTTPConnection('127.0.0.1', int(os.environ['METRICS_PORT']), timeout=4); bot.request('GET', '/health'); raise SystemExit(bot.getresponse().status != 200)"]
CMD ["python", "-m", "bot"]
