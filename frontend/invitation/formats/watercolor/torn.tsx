import styled from 'styled-components'
import { grain } from '../../ornaments/grain.ts'
import { tornEdge } from '../../ornaments/torn-edge.ts'

/** A hole torn in the sheet: the lighter body of the paper around it, and the photo below. */
export const Torn = styled.div`
  position: relative;
  flex: none;
  height: min(calc(var(--cover-height) * 0.38), 98cqi);
  aspect-ratio: 0.88;
  margin-bottom: clamp(10px, calc(var(--cover-height) * 0.018), 20px);
  filter: drop-shadow(0 1px 2px rgb(60 45 30 / 0.35)) drop-shadow(0 6px 14px rgb(60 45 30 / 0.14));
  /* The torn paper has drunk of the paint around it. */
  .rim {
    position: absolute;
    inset: 0;
    background:
      ${grain(0.12)},
      radial-gradient(62% 46% at 100% 78%, color-mix(in srgb, var(--cool) 62%, transparent), transparent),
      radial-gradient(70% 52% at 0 12%, color-mix(in srgb, var(--warm) 50%, transparent), transparent),
      #fffefc;
    clip-path: ${tornEdge(3, 2.6)};
  }
  .window { position: absolute; inset: 2.6%; overflow: hidden; clip-path: ${tornEdge(8, 1.7)}; }
  .window::after { content: ''; position: absolute; inset: 0; box-shadow: inset 0 2px 12px rgb(40 28 18 / 0.4); }
  [data-landscape] > & { width: min(90cqi, calc(var(--cover-height) * 0.5)); height: auto; aspect-ratio: 1.38; }
  @container card (min-width: 760px) {
    height: min(calc(var(--cover-height) * 0.8), 47cqi);
    margin: 0;
    [data-landscape] > & { width: min(53cqi, calc(var(--cover-height) * 1.05)); }
  }
`
