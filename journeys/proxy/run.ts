import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../backend/testing/free-port.ts'
import type { Observed } from '../../backend/testing/through-proxies.ts'
import { startVelada } from '../running-velada.ts'
import { type Caddy, startCaddy } from './caddy.ts'

// npm run proxy: the build behind Caddy as docker-compose.yml sets it, and behind that behind another.
const account = { email: 'demo@velada.example', password: 'velada-de-prueba' }
const exec = promisify(execFile)
const say = (text: string) => process.stdout.write(`${text}\n`)

/** Where the outermost Caddy listens, and what it and those behind it are set to. */
type Row = (ports: { outer: number; inner: number; api: number }) => Record<string, string>[]

const once: Row = ({ outer, api }) => [{ DOMAIN: `https://localhost:${outer}`, UPSTREAM: `127.0.0.1:${api}` }]
const twice: Row = ({ outer, inner, api }) => [
  // The inner one knows nothing of HTTPS, as behind a load balancer.
  { DOMAIN: `http://:${inner}`, UPSTREAM: `127.0.0.1:${api}`, LOAD_BALANCERS: '127.0.0.1/32' },
  { DOMAIN: `https://localhost:${outer}`, UPSTREAM: `127.0.0.1:${inner}`, LOAD_BALANCERS: '192.0.2.1/32' },
]

async function observe(row: Row): Promise<Observed> {
  const folder = mkdtempSync(join(tmpdir(), 'velada-proxy-'))
  const [outer, inner] = [await freePort(), await freePort()]
  const url = `https://localhost:${outer}`
  const hops = row({ outer, inner, api: 0 }).length
  const velada = await startVelada({ PUBLIC_URL: url, PROXY_HOPS: String(hops) })
  const caddies: Caddy[] = []
  try {
    const { PATH = '', TMPDIR = tmpdir() } = process.env
    await exec(process.execPath, ['dist/server/main.js', 'demo'], {
      env: {
        PATH,
        TMPDIR,
        DATA_DIR: velada.dataDir,
        PUBLIC_URL: url,
        SANDBOX_PORT: new URL(velada.sandboxUrl).port,
      },
    })
    const settings = row({ outer, inner, api: Number(new URL(velada.url).port) })
    for (const [at, one] of settings.entries())
      caddies.push(await startCaddy(join(folder, String(at)), at === hops - 1 ? outer : inner, one))
    const script = ['--import', 'tsx', 'journeys/proxy/observe.ts', url, account.email, account.password]
    const env = { PATH, TMPDIR, NODE_EXTRA_CA_CERTS: caddies.at(-1)?.authority }
    const { stdout } = await exec(process.execPath, script, { env })
    return JSON.parse(stdout)
  } finally {
    for (const caddy of caddies) await caddy.stop()
    await velada.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What is not as it must be. */
function wrongIn({ login, guest, live, limit }: Observed): string[] {
  const rules: [boolean, string][] = [
    [login.status === 200 && login.signedIn === 200, 'the couple signs in and is signed in'],
    [/^__Host-velada=.*; secure/im.test(login.cookie), 'the session’s cookie is __Host- and Secure'],
    [guest.status === 200, 'the guest’s link opens'],
    [/^__Secure-invitation-.*; secure/i.test(guest.cookie), 'the guest’s cookie is __Secure- and Secure'],
    [guest.answered === 200, 'the guest answers'],
    [live.status === 200 && live.heard, 'the live stream tells of the answer'],
    [limit.taken < 100, 'a visitor who invents addresses comes to the limit'],
    [limit.another !== 429, 'another visitor does not'],
  ]
  return rules.filter(([holds]) => !holds).map(([, rule]) => rule)
}

let wrong = 0
for (const [name, row] of Object.entries({ 'behind Caddy': once, 'behind Caddy twice': twice })) {
  const seen = await observe(row)
  const found = wrongIn(seen)
  wrong += found.length
  say(
    `${name}: ${found.length === 0 ? 'guest’s link, login, limits and live stream are right' : `wrong: ${found.join('; ')}`}`,
  )
  say(
    `  ${JSON.stringify({ ...seen.limit, live: seen.live, login: seen.login.status, guest: seen.guest.status })}`,
  )
}
process.exit(wrong === 0 ? 0 : 1)
