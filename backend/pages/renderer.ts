import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { Context } from 'koa'
import { builtAssets, type PageAssets } from './built-assets.ts'
import { staticFiles } from './static-files.ts'

type ServerEntry = typeof import('../../frontend/entry-server.tsx')

export type Renderer = {
  development: boolean
  /** Serves a file; false when there is none at this address. */
  serveFile: (ctx: Context) => Promise<boolean>
  entry: () => Promise<ServerEntry>
  assetsOf: (files: string[], entry: string) => PageAssets
  /** The bytes of a file by its address in the screens' sources. Never called with user input. */
  readFile: (url: string) => Promise<Buffer>
  /** Transforms a document before it is sent. */
  finish: (url: string, html: string) => Promise<string>
  close: () => Promise<void>
}

/** Renders from the build in dist/. Only to be called from that build. */
function builtRenderer(): Renderer {
  const clientDirectory = resolve('dist/client')
  const entry = import('../../frontend/entry-server.tsx')
  return {
    development: false,
    serveFile: staticFiles(clientDirectory),
    entry: () => entry,
    assetsOf: builtAssets(clientDirectory),
    readFile: (url) => readFile(join(url.startsWith('/assets/') ? clientDirectory : resolve('.'), url)),
    finish: async (_url, html) => html,
    close: async () => {},
  }
}

/** Renders from the sources, with hot reload. */
async function developmentRenderer(): Promise<Renderer> {
  const { createServer } = await import('vite')
  const vite = await createServer({ configLoader: 'runner', server: { middlewareMode: true } })
  const pass = (request: IncomingMessage, response: ServerResponse) =>
    new Promise<boolean>((done, fail) => {
      response.once('finish', () => done(true))
      vite.middlewares(request, response, (error: unknown) => (error ? fail(error) : done(false)))
    })
  return {
    development: true,
    async serveFile(ctx) {
      ctx.res.statusCode = 200
      const answered = await pass(ctx.req, ctx.res)
      if (answered) ctx.respond = false
      else ctx.res.statusCode = 404
      return answered
    },
    entry: () => vite.ssrLoadModule('/frontend/entry-server.tsx') as Promise<ServerEntry>,
    assetsOf: (_files, entry) => ({ entry: `/${entry}`, modules: [], stylesheets: [] }),
    readFile: (url) => readFile(join(resolve('.'), url)),
    finish: (url, html) => vite.transformIndexHtml(url, html),
    close: () => vite.close(),
  }
}

/** The built pages inside the build, the development server everywhere else. */
export const createRenderer = async (): Promise<Renderer> =>
  import.meta.env?.PROD ? builtRenderer() : developmentRenderer()
