import styled, { css } from 'styled-components'

const lit = (share: number) => `color-mix(in srgb, var(--fill-accent) ${share}%, #fff)`
/** The accent as polished metal. */
const metal = `linear-gradient(112deg, var(--fill-accent) 14%, ${lit(45)} 33%, var(--fill-accent) 34%, ${lit(70)} 62%, ${lit(30)} 63%, var(--fill-accent) 88%)`

/** The same as bevelled letters: the light stops at their middle. */
export const gilt = `linear-gradient(${lit(60)} 12%, ${lit(28)} 49%, var(--fill-accent) 51%, var(--fill-accent) 76%, ${lit(55)} 96%)`

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

/** A photo in that outline on a ground of rays: `.mount` and `.rays` in a `.stage`. */
export const stage = css`
  .stage { position: relative; flex: none; display: grid; place-items: center; width: 100%; height: calc(var(--cover-height) * 0.36); overflow: hidden; }
  .rays { position: absolute; left: 50%; top: 50%; width: min(78cqi, calc(var(--cover-height) * 0.335)); height: 100%; translate: -50% -50%; color: var(--fill-accent); }
  .mount {
    --s: 12px;
    --steps: ${steps};
    position: relative;
    height: 76%;
    aspect-ratio: 4 / 5;
    padding: 9px;
    background: ${metal};
    clip-path: var(--steps);
  }
  .mount::before { content: ''; position: absolute; inset: 3px; background: var(--deep); clip-path: var(--steps); }
  .mount > div { position: relative; height: 100%; overflow: hidden; clip-path: var(--steps); }
  /* A broad photo lies in a broad frame, and the rays are as far from it on every side. */
  &[data-landscape] {
    .stage { height: calc(var(--cover-height) * 0.325); }
    .rays { width: min(84cqi, calc(var(--cover-height) * 0.42)); height: 100%; }
    .mount { width: min(66cqi, calc(var(--cover-height) * 0.335)); height: auto; aspect-ratio: 3 / 2; }
  }
`
