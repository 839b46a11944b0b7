import type { Locator, Page } from 'playwright-core'
import type { PaidEvent } from './paid-event.ts'

/** In ms: a key of a phone's keyboard, and a tap with the look and the decision before it. */
const perKey = 80
const perDecision = 600

/** A guest's thumb on a page: what it does is counted, and takes its time where it is `timed`. */
export function aThumb(page: Page, { timed = false } = {}) {
  let [taps, keys] = [0, 0]
  const tap = async (place: Locator) => {
    taps++
    if (timed) await page.waitForTimeout(perDecision)
    await place.click()
  }
  return {
    page,
    tap,
    async write(field: Locator, words: string) {
      await tap(field)
      keys += words.length
      await field.pressSequentially(words, { delay: timed ? perKey : 0 })
    },
    /** Opens the answer of the invitation that is on the screen. */
    async open() {
      await tap(page.locator('header .answer-link'))
      await page.locator('dialog:modal').waitFor()
    },
    taps: () => taps,
    /** What so many taps and keys take a guest. */
    seconds: () => (keys * perKey + taps * perDecision) / 1_000,
  }
}
export type Thumb = ReturnType<typeof aThumb>

/** Goes to an invitation, and waits for the script of its answer. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('form[data-scripted]').waitFor({ state: 'attached' })
}

/** A party whose people the couple has named; its answer as the couple sees it. */
export async function namedParty(event: PaidEvent, name: string, people: object[]) {
  const { json } = await event.couple.post(`/api/events/${event.id}/guests`, {
    name,
    group: 'Familia',
    people,
  })
  return {
    page: `${event.address}/${json.token}`,
    now: async () => (await event.couple.get(`/api/guests/${json.id}`)).json,
  }
}

/** Three people with a name and a seat without. */
export const familyOfFour = [{ name: 'María' }, { name: 'Luis' }, { name: 'Lucía', isChild: true }, {}]

/** The whole answer of that family, opened already: a name, menus, an allergy and the bus. */
export async function answerForFour({ page, tap, write }: Thumb): Promise<void> {
  const menuOf = (group: string, menu: string) =>
    page.getByRole('radiogroup', { name: group }).getByText(menu, { exact: true })
  await write(page.getByLabel('Nombre 4'), 'Martina Gil')
  await tap(menuOf('Menú igual para todos', 'Carne'))
  await tap(menuOf('Menú de Luis', 'Pescado'))
  await tap(menuOf('Menú de Lucía', 'Pescado'))
  await tap(page.getByText('Alergias', { exact: true }).nth(2))
  await tap(page.getByRole('group', { name: 'Alérgenos de Lucía' }).getByText('Gluten', { exact: true }))
  await tap(page.getByText('Necesitamos plaza en el autobús'))
  await write(page.getByLabel('Comentarios sobre el autobús'), 'Vuelta a las 2')
  await tap(page.getByRole('button', { name: 'Confirmar Asistencia', exact: true }))
  await page.getByRole('heading', { name: 'Gracias, contamos con vosotros' }).waitFor()
}
