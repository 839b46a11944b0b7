// Runs before there are any packages, under whatever Node the machine has: plain JavaScript, no imports from npm.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { alone } from './alone.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The environment in which the project's own Node 24 and tools come first. */
export const projectEnv = () => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
})

/** Runs a command in the project and ends this process with its sentence when it fails. */
export async function run(command, args, onStart = (_pid) => {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: projectEnv() })
  onStart(child.pid)
  const failure = await new Promise((resolve) => {
    child.once('error', (error) => resolve(`: ${error.message}`))
    child.once('exit', (code) => resolve(code === 0 ? null : ''))
  })
  if (failure === null) return
  process.stderr.write(`\`${command} ${args.join(' ')}\` failed${failure}.\n`)
  process.exit(1)
}

/** Installs exactly what the lockfile says, unless that is what is installed. */
export async function install() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20) {
    process.stderr.write(
      `Velada needs Node 20 or newer to start (this is ${process.versions.node}); it brings its own Node 24.\n`,
    )
    process.exit(1)
  }
  const stamp = join(root, 'node_modules', '.velada-installed')
  const wanted = hashOf(['package.json', 'package-lock.json'])
  if (isStamped(stamp, wanted)) return
  await prepare(async (alsoHeldBy) => {
    if (isStamped(stamp, wanted)) return
    // First: an installation killed half-way must not look like the one before it.
    rmSync(stamp, { force: true })
    await run('npm', ['ci', '--no-fund', '--no-audit'], alsoHeldBy)
    writeFileSync(stamp, wanted)
  })
}

const halves = ['client', 'server']

/**
 * Builds the browser's and the server's half, unless the build is of these very sources. It is built aside and put in
 * place when it is whole: a running Velada never finds half of it, and a build that fails leaves the last one.
 */
export async function build() {
  const stamp = join(root, 'dist', '.velada-built')
  const wanted = hashOf([
    'package-lock.json',
    'vite.config.ts',
    'tsconfig.json',
    'scripts/build-into.mjs',
    ...['backend', 'domain', 'emails', 'frontend', 'public', 'sandbox'].flatMap(filesBelow),
  ])
  if (isStamped(stamp, wanted)) return
  await prepare(async (alsoHeldBy) => {
    if (isStamped(stamp, wanted)) return
    const fresh = join(root, '.velada-building')
    rmSync(fresh, { recursive: true, force: true })
    await run('node', ['scripts/build-into.mjs', fresh], alsoHeldBy)
    mkdirSync(dirname(stamp), { recursive: true })
    rmSync(stamp, { force: true })
    for (const half of halves) {
      const place = join(root, 'dist', half)
      if (existsSync(place)) renameSync(place, join(fresh, `old-${half}`))
      renameSync(join(fresh, half), place)
    }
    writeFileSync(stamp, wanted)
    rmSync(fresh, { recursive: true, force: true })
  })
}

/** One command prepares at a time: two that install at once take the packages from under each other. */
const prepare = (work) =>
  alone(join(root, '.velada-preparing'), work, () =>
    process.stdout.write('Another command is preparing this checkout: waiting for it.\n'),
  )

const isStamped = (stamp, wanted) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesBelow(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath.slice(root.length + 1), entry.name))
    .sort()
}
