import type { Format } from '../../domain/event/formats.ts'
import type { FormatDesign } from './format.ts'

const loaders: Record<Format, () => Promise<{ default: FormatDesign }>> = {
  classic: () => import('./formats/classic.tsx'),
  minimalist: () => import('./formats/minimalist.tsx'),
  vintage: () => import('./formats/vintage.tsx'),
  botanical: () => import('./formats/botanical.tsx'),
  script: () => import('./formats/script.tsx'),
  artdeco: () => import('./formats/artdeco.tsx'),
  imperial: () => import('./formats/imperial.tsx'),
  watercolor: () => import('./formats/watercolor.tsx'),
  geometric: () => import('./formats/geometric.tsx'),
  editorial: () => import('./formats/editorial.tsx'),
  mediterranean: () => import('./formats/mediterranean.tsx'),
  monogram: () => import('./formats/monogram.tsx'),
  typography: () => import('./formats/typography.tsx'),
  floral: () => import('./formats/floral.tsx'),
  contemporary: () => import('./formats/contemporary.tsx'),
}

const loads = new Map<Format, Promise<FormatDesign>>()

/**
 * Loads a format's code, once. Awaited before the server renders and before the browser hydrates: the settled promise
 * then carries its value the way React's `use` reads it at once, without a suspended moment.
 */
export function loadFormat(format: Format): Promise<FormatDesign> {
  const known = loads.get(format)
  if (known) return known
  const load: Promise<FormatDesign> = (loaders[format] ?? loaders.classic)().then(({ default: design }) => {
    Object.assign(load, { status: 'fulfilled', value: design })
    return design
  })
  loads.set(format, load)
  return load
}
