import { mix } from '../../../domain/event/colour.ts'

const mixed =
  /color-mix\(in srgb, ?(#[0-9a-fA-F]{6}|#[0-9a-fA-F]{3})( [\d.]+%)?, ?(#[0-9a-fA-F]{6}|#[0-9a-fA-F]{3}|transparent)( [\d.]+%)?\)/g

/**
 * The drawing with every `var(--…)` and `color-mix()` worked out: the ornaments are drawn for browsers, and what
 * rasterises the picture knows neither. `tints` are custom properties, as `paletteProperties` gives them.
 */
export function settleColours(markup: string, tints: Record<string, string>): string {
  let settled = markup
  for (let depth = 0; depth < 6; depth += 1) {
    const next = settled
      .replace(/var\((--[\w-]+)\)/g, (whole, name: string) => tints[name] ?? whole)
      .replace(
        mixed,
        (_, one: string, share: string | undefined, other: string, rest: string | undefined) => {
          const part = share ? Number.parseFloat(share) / 100 : rest ? 1 - Number.parseFloat(rest) / 100 : 0.5
          return other === 'transparent' ? withAlpha(long(one), part) : mix(long(one), long(other), part)
        },
      )
    if (next === settled) break
    settled = next
  }
  return settled
}

const long = (colour: string) =>
  colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}` : colour

function withAlpha(colour: string, alpha: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `rgba(${channels.join(',')},${alpha.toFixed(2)})`
}
