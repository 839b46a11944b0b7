import { css } from 'styled-components'
import { bloomTints, leavesOn } from '../../ornaments/bloom-tints.ts'
import { cormorantGaramond } from '../../typefaces/cormorant-garamond.ts'
import { parisienne } from '../../typefaces/parisienne.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const hand = fontStack(parisienne)

export const serif = fontStack(cormorantGaramond)

const properties = (tints: Record<string, string>) =>
  Object.entries(tints)
    .map(([name, value]) => `${name}: ${value};`)
    .join('')

export const inks = css`
  fill: none;
  stroke: color-mix(in srgb, var(--bloom-heart) 46%, var(--bloom-1));
  stroke-width: 0.75;
  stroke-linejoin: round;
  ${properties({ ...bloomTints, ...leavesOn('var(--paper)') })}
`

export const typefaces = [parisienne, cormorantGaramond]
