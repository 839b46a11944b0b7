import type { Format } from '../../domain/event/formats.ts'
import type { FormatDesign } from './format.ts'

const designs = import.meta.glob<{ default: FormatDesign }>('./formats/*.tsx')
const fileOf = (format: Format) => `./formats/${format}.tsx`

const loads = new Map<Format, Promise<FormatDesign>>()

/**
 * Loads a format's code, once. Awaited before the server renders and before the browser hydrates: the settled promise
 * then carries its value the way React's `use` reads it at once, without a suspended moment. A format that this script
 * is too old to know is shown as classic.
 */
export function loadFormat(format: Format): Promise<FormatDesign> {
  const known = loads.get(format)
  if (known) return known
  const find = designs[fileOf(format)] ?? designs[fileOf('classic')]
  if (!find) throw new Error(`no format ${format}`)
  const load: Promise<FormatDesign> = find().then(({ default: design }) => {
    Object.assign(load, { status: 'fulfilled', value: design })
    return design
  })
  loads.set(format, load)
  return load
}
