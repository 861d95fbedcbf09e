# Longtable with all that running needs; `docker build -t longtable .` needs nothing else.
FROM node:20-bookworm-slim

RUN mkdir /app /data && chown node:node /app /data
USER node
WORKDIR /app
COPY --chown=node:node . .
# Installs what the lock says, builds server and pages; what was fetched for it is not needed again.
RUN node scripts/start.mjs --help && npm cache clean --force

# Whoever listens for others is in production: no demo people, no GraphiQL, no table explorer.
ENV HOST=0.0.0.0 PORT=4000
# Below the volume, because volumes may come with things of their own (lost+found).
ENV LONGTABLE_DATA=/data/longtable
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["node", "scripts/healthy.mjs"]
# Not npm: signals have to reach the server itself.
CMD ["node", "scripts/start.mjs"]
