import { nextPaint } from './next-paint.ts'

/**
 * Shows what the page's head has held below the cover, part by part, so that no tap waits for all of it to be laid out.
 * Resolves when nothing is held any more.
 */
export async function showDetails(): Promise<void> {
  const { dataset } = document.documentElement
  if (!('held' in dataset)) return
  const parts = [...document.querySelectorAll<HTMLElement>("[data-view='full'] > header ~ div > *")].flatMap(
    (part) =>
      part.id === 'answer' || part.querySelector('section') ? ([...part.children] as HTMLElement[]) : part,
  )
  for (const part of parts) part.dataset.part = ''
  dataset.held = 'parts'
  for (const part of parts) {
    await nextPaint()
    delete part.dataset.part
  }
  delete dataset.held
}
