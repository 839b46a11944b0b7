import { house } from './theme.ts'

type Rgb = [number, number, number]

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb

const format = (rgb: Rgb) =>
  `#${rgb
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`

const luminance = (hex: string) => {
  const [red, green, blue] = parse(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two #RRGGBB colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** `colour` moved towards black or white, as little as it takes to reach `ratio` on `background`. */
export function readableOn(background: string, colour: string, ratio: number): string {
  const target: Rgb = luminance(background) > 0.18 ? [0, 0, 0] : [255, 255, 255]
  const start = parse(colour)
  for (let step = 0; step <= 50; step++) {
    const mixed = format(start.map((part, at) => part + ((target[at] ?? 0) - part) * (step / 50)) as Rgb)
    if (contrast(mixed, background) >= ratio) return mixed
  }
  return format(target)
}

/** The letters for a filled button: paper or ink where they reach 4.5 : 1, else pure white or black. */
export function lettersOn(fill: string): string {
  const choices = [house.light.paper, house.light.ink, '#FFFFFF', '#000000']
  return choices.find((choice) => contrast(choice, fill) >= 4.5) ?? '#000000'
}

type Shades = {
  paper: string
  ink: string
  soft: string
  line: string
  accent: string
  ornament: string
  fill: string
  onFill: string
}
/** Every colour of one mail, for light and for dark clients. */
export type Palette = { light: Shades; dark: Shades }

const shadesOf = (mode: 'light' | 'dark', primary: string, secondary: string): Shades => {
  const base = house[mode]
  /** On dark paper a dark first colour would turn grey: the second one, if it stands out, says more. */
  const strong = mode === 'light' || contrast(primary, base.paper) >= 3 ? primary : secondary
  const accent = readableOn(base.paper, strong, 4.5)
  const fill = contrast(strong, base.paper) >= 3 ? strong : accent
  return {
    ...base,
    accent,
    ornament: readableOn(base.paper, secondary, 1.8),
    fill,
    onFill: lettersOn(fill),
  }
}

/** The couple's two colours made readable: text reaches 4.5 : 1, a button stands out 3 : 1 from the paper. */
export function eventPalette(primary: string, secondary: string): Palette {
  return { light: shadesOf('light', primary, secondary), dark: shadesOf('dark', primary, secondary) }
}

/** The look of the mails that Velada itself signs. */
export const housePalette: Palette = {
  light: shadesOf('light', house.light.accent, house.ornament),
  dark: shadesOf('dark', house.dark.accent, house.ornament),
}
