import { css } from 'styled-components'
import { cormorantGaramond } from '../../typefaces/cormorant-garamond.ts'
import { cormorantSc } from '../../typefaces/cormorant-sc.ts'
import { fontStack } from '../../typefaces/typeface.ts'

export const typefaces = [cormorantGaramond, cormorantSc]
export const roman = fontStack(cormorantGaramond)
export const smallCaps = fontStack(cormorantSc)

/** A card of the same paper lying on the table. */
export const lying = css`
  background: var(--paper);
  box-shadow: 0 1px 2px rgb(60 48 30 / 0.12), 0 18px 60px 8px rgb(60 48 30 / 0.12);
`
