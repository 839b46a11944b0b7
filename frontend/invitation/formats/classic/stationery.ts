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

/** The mark of a printing plate: the sheet pressed down within soft edges, as deep on all four sides. */
export const plateMark = css`
  border-radius: 3px;
  box-shadow:
    0 0 0 1px #fff, 0 0 3px 1px rgb(96 74 36 / 0.16), inset 0 0 0 1px rgb(96 74 36 / 0.16),
    inset 0 0 0 2px #fff, inset 0 0 5px 1px rgb(96 74 36 / 0.2);
`
