import { measureAnswering } from './answering.ts'
import { measureCampaignRequest } from './campaign-request.ts'
import { measureDashboard } from './dashboard.ts'
import { measureFanOut } from './fan-out.ts'
import { print } from './figure.ts'
import { measureGuestPage } from './guest-page.ts'
import { measureImport } from './import.ts'
import { measureLook } from './look.ts'
import { measurePages } from './pages.ts'
import { measureReading } from './reading.ts'
import { measureRsvp } from './rsvp.ts'
import { openStand } from './stand.ts'
import { measureStart } from './start.ts'
import { measureTiming } from './timing.ts'
import { measureWebhookIntake } from './webhooks.ts'

// npm run bench: one JSON line a figure, each against a baseline measured in the same run.
const wanted = process.argv.slice(2)
const asked = (name: string) => wanted.length === 0 || wanted.includes(name)

const stand = await openStand()
try {
  // First: the next ones turn off what the sandbox delivers by itself.
  if (asked('dashboard')) for await (const figure of measureDashboard(stand)) print(figure)
  if (asked('campaign-request')) print(await measureCampaignRequest())
  if (asked('fan-out')) print(await measureFanOut(stand))
  if (asked('import')) print(await measureImport())
  if (asked('import')) for await (const figure of measureReading()) print(figure)
  if (asked('pages')) for await (const figure of measurePages(stand)) print(figure)
  if (asked('import')) for await (const figure of measureLook()) print(figure)
  if (asked('rsvp')) print(await measureRsvp(stand))
  if (asked('webhooks')) print(await measureWebhookIntake(stand))
  if (asked('timing')) for await (const figure of measureTiming(stand)) print(figure)
} finally {
  await stand.close()
}
if (asked('pages')) for await (const figure of measureGuestPage()) print(figure)
if (asked('answer')) print(await measureAnswering())
if (asked('start')) print(await measureStart())
process.exit(0)
