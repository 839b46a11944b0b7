// The Chromium of the journeys, of `npm run lighthouse` and of the contact sheet.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { alone } from './alone.mjs'
import { projectEnv, root } from './prepare.mjs'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Where a Chromium is: `CHROME_PATH`, a system one, or the one that npm brings, unpacked on first use. */
export async function findChromium() {
  return process.env.CHROME_PATH || systemBrowsers.find(existsSync) || (await unpackChromium())
}

/** The packed Chromium's version has a folder of its own, which an installation from scratch takes along. */
const ownFolder = () => {
  const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json')
  return join(root, 'node_modules/.velada', `chromium-${JSON.parse(readFileSync(manifest, 'utf8')).version}`)
}

/**
 * Unpacks the Chromium that npm brings into `folder` and resolves with its path. Any number of processes may ask at
 * once: one unpacks, into a folder aside that gets its name when it is whole. Whoever is killed over it leaves nothing
 * that the next would take for a browser.
 */
export async function unpackChromium(folder = ownFolder()) {
  const file = join(folder, 'chromium')
  if (existsSync(file)) return file
  mkdirSync(dirname(folder), { recursive: true })
  await alone(`${folder}.lock`, async (alsoHeldBy) => {
    if (existsSync(file)) return
    const fresh = `${folder}.unpacking`
    rmSync(fresh, { recursive: true, force: true })
    mkdirSync(fresh)
    await unpackInto(fresh, alsoHeldBy)
    rmSync(folder, { recursive: true, force: true })
    renameSync(fresh, folder)
  })
  return file
}

/** The package unpacks into the temporary folder and nowhere else: a process of its own has that folder moved. */
async function unpackInto(folder, onStart) {
  const code = `await (await import('@sparticuz/chromium')).default.executablePath()`
  const child = spawn('node', ['--input-type=module', '--eval', code], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...projectEnv(), TMPDIR: folder },
  })
  onStart(child.pid)
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (status !== 0) throw new Error(`Chromium could not be unpacked into ${folder}.`)
}
