import { openBrowser, sizes } from '../../journeys/browser.ts'
import { aPaidEvent } from '../../journeys/paid-event.ts'
import { startVelada } from '../../journeys/running-velada.ts'
import { answerForFour, aThumb, familyOfFour, namedParty, visit } from '../../journeys/thumb.ts'
import type { Figure } from './figure.ts'
import { median } from './stand.ts'

const runs = 3
/** Processor slowdown against this machine, as Lighthouse's phone has it. */
const slowdown = 4
const most = 15

/** From the closed invitation to the thanks, for a family of four with menus, an allergy and the bus: by the clock. */
export async function measureAnswering(): Promise<Figure> {
  const [velada, browser] = await Promise.all([startVelada(), openBrowser()])
  try {
    const event = await aPaidEvent(velada)
    const seconds: number[] = []
    while (seconds.length < runs) {
      const party = await namedParty(event, 'Familia Ruiz', familyOfFour)
      const context = await browser.newContext({ viewport: sizes.phone, locale: 'es-ES', hasTouch: true })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      const thumb = aThumb(page, { timed: true })
      await visit(page, party.page)
      const began = performance.now()
      await thumb.open()
      await answerForFour(thumb)
      seconds.push((performance.now() - began) / 1_000)
      await context.close()
    }
    const value = median(seconds)
    const unit = `s at 1/${slowdown} of the processor`
    return { figure: 'answer-of-a-family-of-four', value, unit, aim: `≤ ${most}`, holds: value <= most }
  } finally {
    await browser.close()
    await velada.stop()
  }
}
