import { css } from 'styled-components'

/**
 * The styles of what is held: all of it, then the parts of it that `data-part` still marks; the page can be scrolled as
 * before. Not `content-visibility`: Chromium counts what it shows as a shift of the layout.
 */
export const held = css`
  @media screen and (max-width: 759.9px) {
    [data-held] &[data-view='full'] { min-height: 400vh; }
    [data-held=''] &[data-view='full'] > header ~ div, [data-held='parts'] & [data-part] { display: none !important; }
  }
`
