import styled, { css } from 'styled-components'

const lit = (share: number) => `color-mix(in srgb, var(--fill-accent) ${share}%, #fff)`
/** The accent as polished metal. */
const metal = `linear-gradient(112deg, var(--fill-accent) 14%, ${lit(45)} 33%, var(--fill-accent) 34%, ${lit(70)} 62%, ${lit(30)} 63%, var(--fill-accent) 88%)`

/** The same as letters with a fine light along all of their strokes. */
export const gilt = `linear-gradient(${lit(38)} 16%, ${lit(62)} 60%, ${lit(40)} 88%)`

/** An outline that steps inwards twice at every corner, by `--s`. */
const steps = `polygon(
    calc(2 * var(--s)) 0, calc(100% - 2 * var(--s)) 0,
    calc(100% - 2 * var(--s)) var(--s), calc(100% - var(--s)) var(--s),
    calc(100% - var(--s)) calc(2 * var(--s)), 100% calc(2 * var(--s)), 100% calc(100% - 2 * var(--s)),
    calc(100% - var(--s)) calc(100% - 2 * var(--s)), calc(100% - var(--s)) calc(100% - var(--s)),
    calc(100% - 2 * var(--s)) calc(100% - var(--s)), calc(100% - 2 * var(--s)) 100%, calc(2 * var(--s)) 100%,
    calc(2 * var(--s)) calc(100% - var(--s)), var(--s) calc(100% - var(--s)), var(--s) calc(100% - 2 * var(--s)),
    0 calc(100% - 2 * var(--s)), 0 calc(2 * var(--s)),
    var(--s) calc(2 * var(--s)), var(--s) var(--s), calc(2 * var(--s)) var(--s)
  )`
/** A line in that outline, cut from a sheet of metal. */
export const Frame = styled.div`
  --s: clamp(12px, 3.4cqi, 22px);
  --steps: ${steps};
  position: absolute;
  z-index: -1;
  inset: var(--inset, 12px);
  background: ${metal};
  clip-path: var(--steps);
  &::before, &::after { content: ''; position: absolute; clip-path: var(--steps); }
  &::before { inset: 2px; background: var(--deep); }
  &::after { inset: 8px; background: var(--fill-accent); }
  i { position: absolute; z-index: 1; inset: 9px; background: var(--deep); clip-path: var(--steps); }
`

/**
 * A photo in that outline, the `.mount` in its `.stage`, on `.rays` that the frame and the stage's other edge cut: the
 * rays stand in the frame and are as large as the stage (`--stage`).
 */
export const stage = css`
  .stage { flex: none; display: grid; place-items: center; width: 100%; height: var(--stage); filter: drop-shadow(0 0 7px var(--deep)); }
  .rays {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: var(--stage);
    border-bottom: 2px solid;
    color: var(--fill-accent);
  }
  .mount {
    --steps: ${steps};
    --s: 12px;
    position: relative;
    height: 80%;
    aspect-ratio: 4 / 5;
    padding: 9px;
    background: ${metal};
    clip-path: var(--steps);
  }
  .mount::before { content: ''; position: absolute; inset: 3px; background: var(--deep); clip-path: var(--steps); }
  .mount > div { position: relative; height: 100%; overflow: hidden; clip-path: var(--steps); }
  /* A broad photo lies in a broad frame. */
  &[data-landscape] .mount { width: min(76cqi, calc(var(--stage) * 1.22)); height: auto; aspect-ratio: 3 / 2; }
`
