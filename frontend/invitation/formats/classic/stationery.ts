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

/** The mark of a printing plate: the sheet pressed down within soft edges, lit from above on the left. */
export const plateMark = css`
  border: 3px solid;
  border-color: rgb(96 74 36 / 0.2) #fff #fff rgb(96 74 36 / 0.13);
  border-radius: 4px;
  box-shadow: 0 0 0 1px rgb(96 74 36 / 0.07), inset 1px 2px 3px rgb(96 74 36 / 0.12), 1px 1px 1px rgb(96 74 36 / 0.1);
`
