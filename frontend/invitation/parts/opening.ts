import { css, type RuleSet } from 'styled-components'

/**
 * A cover's styles while it opens, for who has not asked for less motion. They move ornament alone: the words stand
 * still, opaque and uncovered from the first frame. No animation ends later than 600 ms. Parts that are there for the
 * opening alone have the class `opener`, which is not displayed otherwise.
 */
export const whileOpening = (styles: RuleSet): RuleSet => css`
  @media (prefers-reduced-motion: no-preference) {
    [data-opening] [data-view='full'] & { ${styles} }
  }
`
