import type { ReactNode } from 'react'
import styled from 'styled-components'

const Frame = styled.div`
  position: relative;
  flex: none;
  height: min(calc(var(--cover-height) * 0.305), 84cqi);
  aspect-ratio: 4 / 5;
  margin-bottom: clamp(12px, calc(var(--cover-height) * 0.02), 24px);
  color: var(--ornament-deep);
  .oval {
    position: absolute;
    inset: 17px;
    overflow: hidden;
    border-radius: 50%;
    filter: sepia(0.28) contrast(0.96);
    box-shadow: 0 0 0 2px var(--wash);
  }
  .ring { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; fill: none; stroke: currentColor; }
`

/** A picture as a cameo: an oval in two inked rules and a ring of engraver's ticks between them. */
export const Cameo = ({ children }: { children: ReactNode }) => (
  <Frame className="cameo">
    <div className="oval">{children}</div>
    <svg className="ring" viewBox="0 0 200 250" preserveAspectRatio="none" aria-hidden="true">
      <ellipse cx="100" cy="125" rx="99" ry="124" strokeWidth="2.4" />
      <ellipse cx="100" cy="125" rx="94" ry="119" strokeWidth="4" strokeDasharray="0.9 2.6" />
      <ellipse cx="100" cy="125" rx="90" ry="115" strokeWidth="0.8" />
    </svg>
  </Frame>
)
