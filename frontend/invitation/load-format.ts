import { defaultFormat, type Format, formats } from '../../domain/event/formats.ts'
import type { FormatDesign } from './format.ts'

const loads = new Map<Format, Promise<FormatDesign>>()

/**
 * Loads a format's code, once. Awaited before the server renders and before the browser hydrates: the settled promise
 * then carries its value the way React's `use` reads it at once, without a suspended moment.
 */
export function loadFormat(format: Format): Promise<FormatDesign> {
  const known = loads.get(format)
  if (known) return known
  const load = importFormat(Object.hasOwn(formats, format) ? format : defaultFormat).then((design) => {
    Object.assign(load, { status: 'fulfilled', value: design })
    return design
  })
  loads.set(format, load)
  return load
}

async function importFormat(format: Format): Promise<FormatDesign> {
  const { default: design }: { default: FormatDesign } = await import(`./formats/${format}.tsx`)
  return design
}
