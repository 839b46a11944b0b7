FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/dist ./dist
USER node
EXPOSE 3000
# api unless told otherwise: worker, migrate, sample-event; demo with SANDBOX=true.
ENTRYPOINT ["node", "--enable-source-maps", "--max-semi-space-size=16", "--no-allocation-site-pretenuring", "--no-memory-reducer", "dist/server/main.js"]
CMD ["api"]
