import { requestCampaign } from '../messaging/request-campaign.ts'
import { inTransaction } from '../platform/database.ts'
import { anEventWith } from './an-event-with.ts'
import type { Figure } from './figure.ts'
import { median } from './stand.ts'

const rounds = 5

/** How long the owner waits for 'Enviar': 1,000 guests are counted and frozen; nothing is sent before the answer. */
export async function measureCampaignRequest(): Promise<Figure> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const event = await anEventWith(1_000)
    const start = performance.now()
    await inTransaction((trx) => requestCampaign(trx, event.id, 'invitation', { method: 'email' }))
    // The first is a warm-up.
    if (round > 0) times.push(performance.now() - start)
  }
  const value = median(times)
  return { figure: 'campaign-request-1000', value, unit: 'ms', aim: '≤ 200 ms', holds: value <= 200 }
}
