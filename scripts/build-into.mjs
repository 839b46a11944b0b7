// node scripts/build-into.mjs FOLDER: builds the browser's half into FOLDER/client and the server's into FOLDER/server.
// `build()` in prepare.mjs calls it and puts the result in place.
import { join, resolve } from 'node:path'
import { createBuilder } from 'vite'

const folder = resolve(process.argv[2] ?? 'dist')
const into = (half) => ({ build: { outDir: join(folder, half), emptyOutDir: true } })
const builder = await createBuilder({
  logLevel: 'warn',
  environments: { client: into('client'), ssr: into('server') },
})
await builder.buildApp()
