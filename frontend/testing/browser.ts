import { builtinEnvironments, type Environment } from 'vitest/runtime'

const platform = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'FormData',
  'Blob',
  'File',
] as const

/** A document to render into. Requests are Node's own: they fail with a `TypeError`, as a browser's do. */
export default {
  name: 'browser',
  viteEnvironment: 'client',
  async setup(global, options) {
    const own = Object.fromEntries(platform.map((name) => [name, global[name]]))
    const { teardown } = await builtinEnvironments['happy-dom'].setup(global, options)
    Object.assign(global, own)
    return { teardown }
  },
} satisfies Environment
