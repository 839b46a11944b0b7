import { contrast, readable } from '../../domain/event/colour.ts'
import { house } from './theme.ts'

/** The text colour of a filled button: paper or ink if they reach 4.5 : 1, else pure white or black. */
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
  /** On dark paper a dark first colour would become grey: use the second one if it has enough contrast. */
  const strong = mode === 'light' || contrast(primary, base.paper) >= 3 ? primary : secondary
  const accent = readable(strong, [base.paper], 4.5)
  const fill = contrast(strong, base.paper) >= 3 ? strong : accent
  return {
    ...base,
    accent,
    ornament: readable(secondary, [base.paper], 1.8),
    fill,
    onFill: lettersOn(fill),
  }
}

/** The couple's two colours made readable: text reaches 4.5 : 1, a button 3 : 1 on the paper. */
export function eventPalette(primary: string, secondary: string): Palette {
  return { light: shadesOf('light', primary, secondary), dark: shadesOf('dark', primary, secondary) }
}

/** The palette of the mails from Velada itself. */
export const housePalette: Palette = {
  light: shadesOf('light', house.light.accent, house.ornament),
  dark: shadesOf('dark', house.dark.accent, house.ornament),
}
