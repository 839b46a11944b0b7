import type { Page } from 'playwright-core'

/** The wizard on the page of now, of the Velada at `url`; both are read at each call. */
export function wizardOn(current: () => Page, url: () => string) {
  const button = (name: string) => current().getByRole('button', { name, exact: true })
  const atStep = (step: number) => current().getByText(`Paso ${step} de 7`, { exact: true }).waitFor()
  /** A form holds still until its script runs. */
  const scriptRuns = () => current().locator('[inert]:has(form)').waitFor({ state: 'detached' })

  /** The wizard as it opens for who left it at `step` with this draft. */
  async function openWizard(step = 1, draft: object = {}, typed: object = {}): Promise<void> {
    const known = {
      coupleNames: 'Lucía y Marcos',
      primaryColor: '#1A1A1A',
      secondaryColor: '#C9A96E',
      invitationFormat: 'classic',
      hasBusTransport: false,
      ...(step > 3 && { eventDate: '2031-06-14' }),
      ...draft,
    }
    const page = current()
    await page.goto(`${url()}/robots.txt`)
    await page.evaluate(
      (stored) => localStorage.setItem('draft', stored),
      JSON.stringify({ state: { step, draft: known, typed }, version: 1 }),
    )
    await page.goto(`${url()}/wizard`)
    await atStep(step)
    await scriptRuns()
  }

  /** Presses a button by its name as soon as it is there, before the browser does anything else; then those that follow. */
  const pressAtOnce = (...names: string[]) =>
    current().evaluate(async (all) => {
      for (const name of all) {
        const find = () =>
          [...document.querySelectorAll('button')].find(({ innerText }) => innerText === name)
        await new Promise<void>((resolve) => {
          const press = () => {
            const found = find()
            if (!found) return
            observer.disconnect()
            found.click()
            resolve()
          }
          const observer = new MutationObserver(press)
          observer.observe(document.body, { subtree: true, childList: true })
          press()
        })
      }
    }, names)

  /** The step that is shown has the focus, and the address and the history are of the same step. */
  async function expectStep(step: number, name: string): Promise<void> {
    await atStep(step)
    await current().locator('h2:focus').filter({ hasText: name }).waitFor()
    await current().waitForURL(`${url()}/wizard?paso=${step}`)
  }

  return { button, atStep, scriptRuns, openWizard, pressAtOnce, expectStep }
}
