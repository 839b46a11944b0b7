import { css } from 'styled-components'

/** Words over a photo are white, drawn lines too (the scrim guarantees AA). */
export const onPhoto = css`
  &[data-photo] {
    --ink: #fff;
    --ink-soft: #fff;
    --accent: #fff;
    --ornament: #fff;
    --ornament-deep: #fff;
    --hairline: rgb(255 255 255 / 0.6);
    background: var(--scrim);
  }
`

/** Ground of every cover: as high as the screen, its words in one column. */
export const coverBase = css`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  min-height: var(--cover-height);
  color: var(--ink);
  ${onPhoto}
`
