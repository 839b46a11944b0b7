import { freePort } from '../../backend/testing/free-port.ts'
import { openMeasuringBrowser } from '../chromium.ts'
import { missedAims } from './aims.ts'
import { measure, reportsFolder } from './measure.ts'
import { openStage } from './stage.ts'
import { tableOf } from './table.ts'

const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : ['/', 'guest', 'guest-without-photo', '/faqs', '/wizard']
const say = (text: string) => process.stdout.write(`${text}\n`)

const port = await freePort()
// The signals are this program's: it has a database to end besides the browser.
const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
const browser = openMeasuringBrowser({ args: [`--remote-debugging-port=${port}`], ...signals })
const stage = openStage()
const close = () =>
  Promise.allSettled([browser.then((opened) => opened.close()), stage.then((opened) => opened.close())])
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
  process.once(signal, () => void close().then(() => process.exit(130)))

try {
  await Promise.all([browser, stage])
  const { addressOf } = await stage
  const pages = await measure(names.map(addressOf), port)
  say(tableOf(pages))
  const misses = pages.flatMap((page) => {
    const missed = missedAims(page)
    return missed.length > 0 ? [...missed, ...page.reasons.map((reason) => `    ${reason}`)] : []
  })
  if (misses.length > 0) say(`\nMissed:\n${misses.join('\n')}\n\nReports: ${reportsFolder}`)
  process.exitCode = misses.length > 0 ? 1 : 0
} finally {
  await close()
}
process.exit()
