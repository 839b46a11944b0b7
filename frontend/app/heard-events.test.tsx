import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { heardEvents, hearingOnly } from './heard-events.ts'

test('a root made so hears taps and what is typed, and nothing of what points; later listeners are its own business', () => {
  const root = document.createElement('div')
  const heard = vi.fn(({ type }: Event) => type)
  hearingOnly(root, () => {
    for (const type of ['click', 'input', 'pointerdown', 'mouseover'])
      root.addEventListener(type, heard, true)
  })
  root.addEventListener('touchstart', heard)
  for (const type of ['pointerdown', 'touchstart', 'mouseover', 'input', 'click'])
    root.dispatchEvent(new Event(type))
  expect(heard.mock.results.map(({ value }) => value)).toEqual(['touchstart', 'input', 'click'])
})

/** The files of ours that a file imports, itself included. */
function filesFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(file, 'utf8')
  for (const [, path = ''] of text.matchAll(/(?:from|import)\s*\(?'(\.[^']+\.tsx?)'/g))
    filesFrom(join(dirname(file), path), found)
  return found
}
/** Handlers of events that bubble to the root: React listens to all others where they happen. */
const bubbling =
  /\bon(Click|Change|Submit|Reset|Input|Key\w+|Focus|Blur|(?:Pointer|Mouse|Touch|Drag|Animation|Transition|Composition)\w*|Drop|Wheel|Copy|Cut|Paste|BeforeInput|ContextMenu|DoubleClick)(?:Capture)?=/g
const nativeNames: Record<string, string> = { focus: 'focusin', blur: 'focusout' }

test('every event that a component of the answer handles is heard', () => {
  const files = [...filesFrom('frontend/app/answer-app.tsx')].filter((file) => file.endsWith('.tsx'))
  const handled = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(bubbling)].map(([, name = '']) => {
      const type = name.toLowerCase()
      return { file, type: nativeNames[type] ?? type }
    }),
  )
  expect(handled.length).toBeGreaterThan(20)
  expect(handled.filter(({ type }) => !heardEvents.has(type))).toEqual([])
})
