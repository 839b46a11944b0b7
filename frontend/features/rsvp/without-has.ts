import { css, type RuleSet } from 'styled-components'

/** Styles for browsers that cannot show by its ground what is chosen inside an element. */
export const withoutHas = (styles: RuleSet): RuleSet => css`
  @supports not selector(:has(a)) { ${styles} }
`

/** The browser's own mark of what is chosen. */
export const shownInput = css`
  input { position: static; width: 20px; height: 20px; opacity: 1; accent-color: var(--fill); }
`
