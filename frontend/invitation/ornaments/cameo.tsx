import type { ReactNode } from 'react'
import styled from 'styled-components'

const Frame = styled.div`
  position: relative;
  flex: none;
  height: min(calc(var(--cover-height) * 0.305), 84cqi);
  aspect-ratio: 4 / 5;
  margin-bottom: clamp(12px, calc(var(--cover-height) * 0.02), 24px);
  color: var(--engraved);
  &[data-lying] { width: min(86cqi, calc(var(--cover-height) * 0.42)); height: auto; aspect-ratio: 162 / 116; }
  /* Inside the innermost rule at every size: 15 units of the drawing. */
  .oval {
    position: absolute;
    inset: 6% 7.5%;
    overflow: hidden;
    border-radius: 50%;
    /* Darkened before it is tinted: a tint brightens, and a pale photo's lights would be lost in it. */
    filter: brightness(0.9) sepia(0.22);
    box-shadow: 0 0 0 2px var(--wash);
  }
  /* An old print darkens towards its rim. */
  .oval::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    box-shadow: inset 0 0 1.5rem rgb(84 62 30 / 0.34);
  }
  &[data-lying] .oval { inset: 6.5% 4.63%; }
  .ring { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; fill: none; stroke: currentColor; }
`

/** Half of the frame's width and height, in the units of its drawing. */
const halves = { standing: [100, 125], lying: [162, 116] } as const

/**
 * A picture as a cameo: an oval in two inked rules and a ring of engraver's ticks between them. `lying` for a broad
 * picture.
 */
export function Cameo({ lying, children }: { lying: boolean; children: ReactNode }) {
  const [x, y] = halves[lying ? 'lying' : 'standing']
  const oval = (inset: number) => ({ cx: x, cy: y, rx: x - inset, ry: y - inset })
  return (
    <Frame className="cameo" data-lying={lying || undefined}>
      <div className="oval">{children}</div>
      <svg className="ring" viewBox={`0 0 ${x * 2} ${y * 2}`} preserveAspectRatio="none" aria-hidden="true">
        <ellipse {...oval(1)} strokeWidth="2.4" />
        <ellipse {...oval(6)} strokeWidth="4" strokeDasharray="0.9 2.6" />
        <ellipse {...oval(10)} strokeWidth="0.8" />
      </svg>
    </Frame>
  )
}
