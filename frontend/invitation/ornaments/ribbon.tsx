import type { ReactNode } from 'react'
import styled from 'styled-components'

const Band = styled.div`
  --fold: 14px;
  --tail: clamp(18px, 4.6cqi, 44px);
  position: relative;
  display: grid;
  place-items: center;
  width: min(73cqi, 33rem);
  min-height: 50px;
  margin-bottom: var(--fold);
  padding: 9px clamp(10px, 2.6cqi, 26px);
  background: var(--fill);
  box-shadow: inset 0 4px 0 -3px var(--fill-accent), inset 0 -4px 0 -3px var(--fill-accent);
  color: var(--on-fill);
  text-align: center;
  .tail, .tail::before {
    content: '';
    position: absolute;
    top: var(--fold);
    left: calc(-1 * var(--tail));
    z-index: -1;
    width: calc(var(--tail) + 24px);
    height: 100%;
    background: color-mix(in srgb, var(--fill) 84%, #fff);
    clip-path: polygon(0 0, 100% 0, 100% 100%, 0 100%, min(16px, 60% - 18px) 50%);
  }
  /* The stripe of the band goes on where the ribbon comes out again. */
  .tail::before {
    inset: 3px 0;
    width: auto;
    height: auto;
    background: none;
    border-block: 1px solid var(--fill-accent);
    clip-path: none;
  }
  .tail + .tail { left: auto; right: calc(-1 * var(--tail)); transform: scaleX(-1); }
  &::before, &::after {
    content: '';
    position: absolute;
    z-index: -1;
    top: 100%;
    left: 0;
    width: 24px;
    height: var(--fold);
    background: color-mix(in srgb, var(--fill) 55%, #000);
    clip-path: polygon(0 0, 100% 0, 100% 100%);
  }
  &::after { left: auto; right: 0; transform: scaleX(-1); }
`

/** A printed ribbon: the band, the two folds under its ends, and its swallow tails a step lower behind. */
export const Ribbon = ({ children }: { children: ReactNode }) => (
  <Band className="ribbon">
    <i className="tail" />
    <i className="tail" />
    {children}
  </Band>
)
