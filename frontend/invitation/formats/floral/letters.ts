import { css } from 'styled-components'
import { cormorantGaramond } from '../../typefaces/cormorant-garamond.ts'
import { parisienne } from '../../typefaces/parisienne.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const hand = fontStack(parisienne)

export const serif = fontStack(cormorantGaramond)

export const inks = css`
  fill: none;
  stroke: color-mix(in srgb, var(--ornament-deep) 74%, #fff);
  stroke-width: 0.9;
  stroke-linejoin: round;
  --leaf: color-mix(in srgb, var(--ornament-deep) 58%, var(--paper));
  --leaf-line: color-mix(in srgb, var(--ornament-deep) 88%, var(--paper));
  --stem: color-mix(in srgb, var(--ornament-deep) 70%, var(--paper));
  --petal-pale: color-mix(in srgb, var(--tone) 9%, #fffdfb);
  --petal-outer: color-mix(in srgb, var(--tone) 28%, #fffdfb);
  --petal-middle: color-mix(in srgb, var(--tone) 62%, #fffdfb);
  --petal-inner: color-mix(in srgb, var(--tone) 92%, var(--primary));
  --petal-heart: color-mix(in srgb, var(--tone) 72%, var(--primary));
`

export const typefaces = [parisienne, cormorantGaramond]

/** About as high as the hand's small letters: it is read after the name. */
export const legalForm = { typeface: cormorantGaramond, size: 0.74 }
