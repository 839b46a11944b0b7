import { css, keyframes } from 'styled-components'

/** In front of the words stands only the card itself: the flap lifts behind it. */
const lift = keyframes`from { transform: none; } 35% { transform: none; } to { transform: rotateX(96deg); }`
const swing = keyframes`from { transform: none; } 35% { transform: none; } to { transform: rotateY(-96deg); }`
const crack = (away: string, turn: string) => keyframes`
  to { transform: translate(${away}) rotate(${turn}); opacity: 0; }
`
const left = crack('-22px, 12px', '-14deg')
const right = crack('22px, 12px', '14deg')
export const unseal = css`
  .flap { display: block; transform-origin: 50% 0; animation: ${lift} 600ms cubic-bezier(0.5, 0, 0.8, 0.6) both; }
  .shard { display: block; animation: ${left} 420ms cubic-bezier(0.2, 0.6, 0.4, 1) both; }
  .shard:last-child { animation-name: ${right}; }
  @container card (min-width: 1000px) {
    &[data-photo] .flap { left: var(--left); width: auto; right: 0; }
    &[data-landscape] .flap {
      left: 0;
      right: auto;
      width: var(--left);
      height: 100%;
      transform-origin: 0 50%;
      animation-name: ${swing};
    }
    &[data-landscape] .flap::before { clip-path: polygon(0 0, 22% 0, 100% 50%, 22% 100%, 0 100%); }
  }
`
