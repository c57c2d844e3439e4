# The site in a container: see docs/operations/deploying.md. One volume, /data; no right but to listen on 3000.

FROM node:24-bookworm-slim AS built
WORKDIR /opt/gevel
COPY package.json package-lock.json ./
RUN npm ci --include=dev --include=optional --loglevel=error
COPY . .
RUN npm run build \
  # The links between the libraries of the embedded PostgreSQL, which nobody can make in a read-only program.
  && node --input-type=module -e "(await import('./src/database/embedded/binaries.ts')).findBinaries()" \
  && npm prune --omit=dev --loglevel=error

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=0
COPY --from=built /opt/gevel /opt/gevel
WORKDIR /opt/gevel
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 3000
# Two minutes for a first start that migrates; a site that only lacks its database is not made better by a new one.
HEALTHCHECK --interval=10s --timeout=5s --start-period=2m --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/current/src/start.ts"]
