// Runs before there are any packages, under whatever Node the machine has: plain JavaScript, no imports from npm.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** The environment in which the project's own Node 24 and tools come first. */
export const projectEnv = () => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
})

/** Runs a command in the project and ends this process with its sentence when it fails. */
export function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: projectEnv() })
  if (status === 0) return
  process.stderr.write(`\`${command} ${args.join(' ')}\` failed${error ? `: ${error.message}` : ''}.\n`)
  process.exit(1)
}

/** Installs exactly what the lockfile says, unless that is what is installed. */
export function install() {
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
  alone(() => {
    if (isStamped(stamp, wanted)) return
    run('npm', ['ci', '--no-fund', '--no-audit'])
    writeFileSync(stamp, wanted)
  })
}

/** Builds the browser's and the server's half, unless the build is of these very sources. */
export function build() {
  const stamp = join(root, 'dist', '.velada-built')
  const wanted = hashOf([
    'package-lock.json',
    'vite.config.ts',
    'tsconfig.json',
    ...['backend', 'domain', 'emails', 'frontend', 'public'].flatMap(filesBelow),
  ])
  if (isStamped(stamp, wanted)) return
  alone(() => {
    if (isStamped(stamp, wanted)) return
    run('vite', ['build', '--app', '--logLevel', 'warn'])
    writeFileSync(stamp, wanted)
  })
}

const lock = join(root, '.velada-preparing')

/** One command prepares at a time: two that install at once take the packages from under each other. */
function alone(prepare) {
  let isToldToWait = false
  while (!isTaken()) {
    if (isHeldByNobody()) rmSync(lock, { force: true })
    else if (!isToldToWait) {
      process.stdout.write('Another command is preparing this checkout: waiting for it.\n')
      isToldToWait = true
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  prepare()
  process.off('exit', release)
  release()
}

function isTaken() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

/** True when whoever took the lock was killed before giving it back. */
function isHeldByNobody() {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    // Empty between being made and being written.
    if (holder > 0) process.kill(holder, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

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
