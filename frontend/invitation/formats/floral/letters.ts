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
  .leaf {
    fill: color-mix(in srgb, var(--ornament-deep) 58%, var(--paper));
    stroke: color-mix(in srgb, var(--ornament-deep) 88%, var(--paper));
    stroke-width: 1;
  }
  .stem { stroke: color-mix(in srgb, var(--ornament-deep) 70%, var(--paper)); stroke-width: 1.6; }
  --petal-pale: color-mix(in srgb, var(--tone) 9%, #fffdfb);
  --petal-outer: color-mix(in srgb, var(--tone) 28%, #fffdfb);
  --petal-middle: color-mix(in srgb, var(--tone) 62%, #fffdfb);
  --petal-inner: color-mix(in srgb, var(--tone) 92%, var(--primary));
  --petal-heart: color-mix(in srgb, var(--tone) 72%, var(--primary));
  .outer { fill: var(--petal-outer); }
  .middle { fill: var(--petal-middle); }
`

export const typefaces = [parisienne, cormorantGaramond]

/** As high above the baseline as the hand, so that no line is moved by it. */
export const legalForm = { typeface: cormorantGaramond, size: 0.991 }
