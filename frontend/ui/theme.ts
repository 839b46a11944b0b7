import 'styled-components'

/** The look of Velada; the landing variants replace `accent…` only. */
export const theme = {
  color: {
    paper: '#FBF8F3',
    /** A sheet lying on the paper: cards, dialogs, fields. */
    sheet: '#FFFDFA',
    ink: '#1A1A1A',
    /** Secondary text, 7:1 on paper. */
    inkSoft: '#565049',
    sage: '#70A589',
    /** Sage as text and as a focus ring, 5.9:1 on paper. */
    sageDeep: '#3F6F57',
    sageWash: '#E7EFEA',
    /** Rules and ornaments only, never text. */
    champagne: '#C9A96E',
    champagneWash: '#F6EFE1',
    wine: '#800020',
    wineWash: '#F7E9EB',
    mist: '#E9E4DA',
    /** Outline of a control, 3:1 on paper. */
    line: '#8E8778',
    accent: '#70A589',
    accentDeep: '#3F6F57',
    accentWash: '#E7EFEA',
  },
  font: {
    display: "'House Cormorant', 'Cormorant Fallback', Georgia, serif",
    text: "Jost, 'Jost Fallback', system-ui, sans-serif",
  },
  /** `display…` sizes are for Cormorant (never under 20 px), the others for Jost. */
  size: {
    small: '0.875rem',
    base: '1rem',
    large: '1.125rem',
    displaySmall: '1.5rem',
    displayMedium: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)',
    displayLarge: 'clamp(2.25rem, 1.6rem + 2.9vw, 3.75rem)',
    displayHuge: 'clamp(2.875rem, 1.7rem + 5.2vw, 5.75rem)',
  },
  radius: { paper: '2px', pill: '999px' },
  shadow: { float: '0 1px 2px rgb(60 48 30 / 0.06), 0 12px 32px rgb(60 48 30 / 0.12)' },
  motion: { fast: '150ms ease-out', slow: '300ms ease-out' },
  media: {
    phone: '@media (max-width: 639px)',
    /** Where three columns of short text no longer stand side by side. */
    narrow: '@media (max-width: 719px)',
    tablet: '@media (max-width: 959px)',
    still: '@media (prefers-reduced-motion: reduce)',
  },
  /** Layers, lowest first. */
  layer: { sticky: 10, header: 20, overlay: 40, menu: 50, toast: 60 },
  width: { page: '1200px', text: '680px' },
} as const

type Widen<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends object
      ? { readonly [K in keyof T]: Widen<T[K]> }
      : T
export type Theme = Widen<typeof theme>

declare module 'styled-components' {
  export interface DefaultTheme extends Theme {}
}

/** Multiples of the 8 px rhythm, as a CSS length: `space(3)` is 24 px. */
export const space = (...steps: number[]) => steps.map((step) => `${step * 0.5}rem`).join(' ')
