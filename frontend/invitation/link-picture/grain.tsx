import { height, width } from './scene.ts'

/** Paper fibre over what is drawn so far, as `ornaments/grain.ts` lays it on a card. `roughness` 0 to 1. */
export function Grain({ roughness }: { roughness: number }) {
  return (
    <>
      <filter id="grain" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency=".82 .68" numOctaves="3" />
        <feColorMatrix values={`0 0 0 0 .18 0 0 0 0 .12 0 0 0 0 .05 0 0 0 ${roughness} 0`} />
      </filter>
      <rect width={width} height={height} filter="url(#grain)" />
    </>
  )
}
