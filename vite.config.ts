import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, parseSync } from 'vite'

const root = import.meta.dirname

/** Leaves out stylis' table of vendor prefixes, which styled-components takes along and no page asks it for (1.2 kB compressed). */
function noVendorPrefixes(): Plugin {
  return {
    name: 'no-vendor-prefixes',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: /\/stylis\/src\/Prefixer\.js$/ },
      handler: () => 'export const prefix = (value) => value',
    },
  }
}

/**
 * React makes five errors while it is read in, as signals to be thrown later; nobody reads where they were made. Chromium
 * with its inspector open, as Lighthouse and PageSpeed have it, looks that up by reading the whole file once more: four
 * fifths of what running it took there. Without a place they are the same signals.
 */
function signalsWithoutPlace(): Plugin {
  return {
    name: 'signals-without-place',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler(code, id) {
        const made = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g
        if (code.match(made)?.length !== 5) throw new Error(`${id}: the five signals are made otherwise`)
        return {
          code: code.replace(made, '$1 = Object.create(Error.prototype, { message: { value: $2 } })'),
          map: null,
        }
      },
    },
  }
}

/** A browser needs of a call its method and path: schemas and refusals, the third argument of `defineCall`, stay behind. */
function callsByPlace(): Plugin {
  return {
    name: 'calls-by-place',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/domain\/calls\/[\w-]+\.ts$/, code: 'defineCall(' },
      handler(code, id) {
        const { program } = parseSync(id, code)
        const calls = program.body.flatMap((statement) => {
          if (statement.type !== 'ExportNamedDeclaration') return []
          if (statement.declaration?.type !== 'VariableDeclaration') return []
          return statement.declaration.declarations.flatMap(({ init }) =>
            init?.type === 'CallExpression' && 'name' in init.callee && init.callee.name === 'defineCall'
              ? [init]
              : [],
          )
        })
        let light = calls.reduceRight((text, { arguments: [, path, details] }) => {
          if (!path || !details) throw new Error(`${id}: a call without its details`)
          return text.slice(0, path.end) + text.slice(details.end)
        }, code)
        // What only the details named is not imported, or it would come along in the chunk of whoever asks.
        for (const statement of program.body) {
          if (statement.type !== 'ImportDeclaration') continue
          const line = code.slice(statement.start, statement.end)
          const rest = light.replace(line, '')
          if (!statement.specifiers.some(({ local }) => rest.includes(local.name))) light = rest
        }
        return { code: light, map: null }
      },
    },
  }
}

/** Writes .br and .gz beside every text asset, so that serving compresses nothing. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true })
      await Promise.all(
        files
          .filter((file) => /\.(js|css|svg|webmanifest|json)$/.test(file))
          .map(async (file) => {
            const body = await readFile(join(dir, file))
            if (body.length < 256) return
            const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
            await writeFile(join(dir, `${file}.br`), brotliCompressSync(body, brotli))
            await writeFile(join(dir, `${file}.gz`), gzipSync(body, { level: 9 }))
          }),
      )
    },
  }
}

/** Chunks of which a guest's page runs nearly everything as soon as it has them. */
const runsAtOnce = new Set(['react', 'base', 'hydrate-answer'])

/** `npm run build` writes the browser's half to dist/client and the server's to dist/server, by way of build-into.mjs. */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [callsByPlace(), react(), noVendorPrefixes(), signalsWithoutPlace(), precompressed()],
  builder: {},
  // Ids made of a component's file and place, so that server and browser agree in whatever order pages are loaded.
  oxc: { plugins: { styledComponents: { displayName: false, ssr: true, minify: true, pure: true } } },
  // The package writes style elements, which the content security policy refuses.
  resolve: { alias: { 'react-style-singleton': resolve(root, 'frontend/ui/style-singleton.ts') } },
  environments: {
    client: {
      // Built, nobody looks into it with React's tools, and no setting reaches it by `process`: what asks for them goes.
      define:
        command === 'build' ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined', process: 'undefined' } : {},
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: [resolve(root, 'frontend/entry-client.tsx'), resolve(root, 'frontend/entry-invitation.tsx')],
          // On a busy machine the build remarks on how long plugins took; nothing is wrong then.
          checks: { bundlerTimings: false },
          // A schema, a context or a styled element that nobody uses does nothing: without this the whole of a contract
          // came along with the one constant that a page takes from it.
          treeshake: {
            manualPureFunctions: ['v', 'styled', 'css', 'keyframes', 'createContext', 'lazy'],
            // A schema made of another's `entries`, neither of which a page uses.
            propertyReadSideEffects: false,
          },
          output: {
            // Chromium then compiles these beside the page instead of in it, which halves what their first run takes there.
            postBanner: ({ name }) => (runsAtOnce.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
            codeSplitting: {
              groups: [
                // Before all others, since each takes along what it imports.
                { name: 'schemas', test: /node_modules\/valibot\// },
                // What the entries begin with, apart from all the rest, so that nothing else runs before the first view.
                {
                  name: 'start',
                  test: /preload-helper|frontend\/(app\/(next-paint|late-faces|show-details|answer-sheet)|invitation\/parts\/time-left)/,
                },
                // The largest part of the next, which a page can run first.
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\/|frontend\/app\/hydrate-root\.ts$/,
                },
                // What every page needs, in one file: it compresses better than many and stays in the cache.
                {
                  name: 'base',
                  test: /node_modules\/(styled-components|stylis|@emotion)\/|frontend\/(ui\/(button|button-look|failure|fonts|global-style|spinner|theme|visually-hidden)|lib\/(api|guest-links|head|insert-styles|page-data)|app\/(page-root|error-boundary)|invitation\/(map-url|parts\/calendar))\.tsx?$|domain\/calls\/(define-call|rsvp)\.ts$/,
                },
                // What lies above a page (dialogs, menus, lists to choose from): without it the card came along with them.
                {
                  name: 'layers',
                  test: /node_modules\/(react-remove-scroll|react-remove-scroll-bar|aria-hidden|use-sidecar|use-callback-ref|tslib|get-nonce)\//,
                },
                // What the pages of the house share, each with all that it imports: a guest fetches none of it.
                {
                  name: 'house',
                  test: /frontend\/(app\/hydrate-house|ui\/(card|link-button|use-toasts|wordmark))\.tsx?$|node_modules\/zustand\/esm\/(react|vanilla)\.|lucide-react\/dist\/esm\/(createLucideIcon|icons\/(check|plus|x)\.)/,
                },
                { name: 'site', test: /frontend\/pages\/marketing\/parts\/(site|section)\.tsx$/ },
                // Plans and formats by name: without it the dashboard took the landings along.
                {
                  name: 'plans',
                  test: /domain\/(payment\/[\w-]+|event\/formats)\.ts$|frontend\/ui\/badge\.tsx$/,
                },
                {
                  name: 'landing',
                  test: /frontend\/pages\/marketing\/(parts\/(pricing|sample-dashboard|questions|format-picture|line-drawing)\.tsx|content\/partners\.ts)$/,
                },
                // What the card, the answer and the dashboard all say: without it the answer took the card along.
                {
                  name: 'said',
                  test: /domain\/(text|event\/bus-trips|answer\/bus-seats)\.ts$|frontend\/invitation\/event-date\.ts$/,
                },
                // The card without its formats, which come one at a time.
                {
                  name: 'invitation',
                  test: /frontend\/invitation\/((parts\/)?[\w-]+|typefaces\/typefaces?)\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Under Node the first one's default export is a namespace; bundled, it is what the sources import. Of the icons
      // only those in use are loaded.
      resolve: { noExternal: ['styled-components', 'lucide-react'] },
      build: {
        outDir: 'dist/server',
        ssr: true,
        target: 'node24',
        copyPublicDir: false,
        sourcemap: true,
        rolldownOptions: {
          input: Object.fromEntries(
            Object.entries({
              'entry-server': 'frontend/entry-server.tsx',
              main: 'backend/main.ts',
              'spreadsheet-child': 'backend/guests/spreadsheet/spreadsheet-child.ts',
              'image-child': 'backend/media/image-child.ts',
              'letters-child': 'backend/pages/first-view/letters-child.ts',
              'sheet-child': 'backend/statistics/caterer-sheet/sheet-child.ts',
              'child-watch': 'backend/platform/child-watch.ts',
            }).filter(([, file]) => existsSync(resolve(root, file))),
          ),
        },
      },
    },
  },
}))
