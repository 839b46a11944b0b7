import { css } from 'styled-components'

/**
 * Words on a photo: white ones on a dark photo, dark ones on a pale one, drawn lines too. Where the photo is `mounted`
 * on the card, ink and paper stay the format's own.
 */
export const onPhoto = css`
  &[data-photo]:where(:not([data-photo='mounted'], [data-photo='pale'])) {
    --ink: #fff;
    --ink-soft: #fff;
    --accent: #fff;
    --ornament: #fff;
    --ornament-deep: #fff;
    --hairline: rgb(255 255 255 / 0.6);
    background: var(--scrim);
  }
  &[data-photo='pale'] {
    --ink: #141414;
    --ink-soft: #141414;
    --accent: #141414;
    --ornament: #141414;
    --ornament-deep: #141414;
    --hairline: rgb(20 20 20 / 0.5);
    background: #fff;
  }
`

/** Ground of every cover: as high as the screen, its words in one column. */
export const coverBase = css`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  min-height: var(--screen-height);
  color: var(--ink);
  ${onPhoto}
  /* Below a line that says what they celebrate two people's names are smaller, and no other sentence stands above it. */
  .names[data-crowded] > .line { font-size: calc(var(--crowded, 0.8) * 1em); }
  &:has([data-crowded]) .honour { display: none; }
`
