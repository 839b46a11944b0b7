import type { ReactNode } from 'react'
import styled from 'styled-components'

const Band = styled.div`
  --fold: 12px;
  --tail: clamp(20px, 5.6cqi, 58px);
  /* Where the band turns back under itself. */
  --turn: 22px;
  --cloth: color-mix(in srgb, var(--paper) 38%, var(--wash));
  position: relative;
  display: grid;
  place-items: center;
  width: min(74cqi, 35rem);
  min-height: 52px;
  margin-bottom: var(--fold);
  padding: 9px clamp(10px, 2.6cqi, 28px);
  border: 1.3px solid var(--ornament-deep);
  background: var(--cloth);
  --hem: var(--ornament-deep);
  box-shadow:
    inset 0 4px 0 var(--cloth), inset 0 5px 0 var(--hem),
    inset 0 -4px 0 var(--cloth), inset 0 -5px 0 var(--hem);
  color: var(--ink);
  text-align: center;
  .tail {
    position: absolute;
    top: var(--fold);
    left: calc(-1 * var(--tail));
    z-index: -2;
    width: calc(var(--tail) + var(--turn));
    height: calc(100% + 1px);
  }
  /* Fine lines shade it where it comes out from under the band, as on a wood engraving. */
  .tail::after {
    content: '';
    position: absolute;
    inset: 12% calc(var(--turn) + 1px) calc(var(--fold) + 6%) auto;
    width: 13px;
    background: repeating-linear-gradient(-90deg, var(--ornament-deep) 0 1px, transparent 1px 3.6px);
    clip-path: polygon(100% 0, 100% 100%, 0 66%, 0 34%);
  }
  .tail svg { width: 100%; height: 100%; overflow: visible; stroke: var(--ornament-deep); stroke-linejoin: round; }
  .tail path { vector-effect: non-scaling-stroke; stroke-width: 1.3; }
  .tail path { fill: color-mix(in srgb, var(--wash) 78%, var(--paper)); }
  .tail .hem { fill: none; stroke: var(--ornament-deep); stroke-width: 1; }
  .tail + .tail { left: auto; right: calc(-1 * var(--tail)); transform: scaleX(-1); }
  &::before, &::after {
    content: '';
    position: absolute;
    z-index: -1;
    top: calc(100% + 1px);
    left: -1px;
    width: var(--turn);
    height: var(--fold);
    background: color-mix(in srgb, var(--ornament-deep) 55%, var(--ink));
    clip-path: polygon(0 0, 100% 0, 100% 100%);
  }
  &::after { left: auto; right: -1px; transform: scaleX(-1); }
`

const Tail = () => (
  <i className="tail">
    <svg viewBox="0 0 60 60" preserveAspectRatio="none" aria-hidden="true">
      <path d="M60 0C44-4 24 4 1-1L14 29 1 59C24 64 44 56 60 60Z" />
      <path className="hem" d="M4 5C24 9 44 1 60 5M4 54C24 59 44 51 60 55" />
    </svg>
  </i>
)

/** An engraved ribbon: the band, the two dark folds under its ends, and its swallow tails a step lower behind. */
export const Ribbon = ({ children }: { children: ReactNode }) => (
  <Band className="ribbon">
    <Tail />
    <Tail />
    {children}
  </Band>
)
