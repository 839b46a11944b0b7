import { useId } from 'react'

type Props = { className?: string; shapes: { d: string; colour: string; opacity: number }[]; seed: number }

/**
 * Transparent paint on cold-pressed paper: a smooth wandering outline that runs out softly where the paper was wet and has
 * pigment at its edge where the water dried, pools of more and less paint, and grains that settled in the paper's hollows.
 */
export function Wash({ className, shapes, seed }: Props) {
  const id = useId()
  return (
    <svg className={className} viewBox="0 0 400 400" preserveAspectRatio="none" aria-hidden="true">
      <filter id={id} x="-15%" y="-15%" width="130%" height="130%" colorInterpolationFilters="sRGB">
        <feTurbulence
          type="fractalNoise"
          baseFrequency="0.0075 0.0095"
          numOctaves="2"
          seed={seed}
          result="flow"
        />
        <feDisplacementMap
          in="SourceGraphic"
          in2="flow"
          scale="76"
          xChannelSelector="R"
          yChannelSelector="G"
          result="lobes"
        />
        <feTurbulence
          type="fractalNoise"
          baseFrequency="0.05"
          numOctaves="2"
          seed={seed + 3}
          result="fibre"
        />
        <feDisplacementMap
          in="lobes"
          in2="fibre"
          scale="7"
          xChannelSelector="R"
          yChannelSelector="G"
          result="drawn"
        />
        <feGaussianBlur in="drawn" stdDeviation="0.7" result="dry" />
        <feGaussianBlur in="drawn" stdDeviation="11" result="wet" />
        <feColorMatrix in="flow" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 7 0 -3.1" result="dried" />
        <feComposite in="dry" in2="dried" operator="in" result="dryPart" />
        <feComposite in="wet" in2="dried" operator="out" result="wetPart" />
        <feComposite in="dryPart" in2="wetPart" operator="arithmetic" k2="1" k3="1" result="body" />
        <feGaussianBlur in="drawn" stdDeviation="4.5" result="core" />
        <feComposite in="body" in2="core" operator="arithmetic" k1="-1.1" k2="1.12" result="edge" />
        <feTurbulence
          type="fractalNoise"
          baseFrequency="0.011 0.014"
          numOctaves="3"
          seed={seed + 9}
          result="pools"
        />
        <feColorMatrix in="pools" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  2.2 0 0 0 -0.52" result="pool" />
        <feComposite in="body" in2="pool" operator="in" result="pooled" />
        <feTurbulence
          type="fractalNoise"
          baseFrequency="0.62"
          numOctaves="2"
          seed={seed + 5}
          result="paper"
        />
        <feColorMatrix in="paper" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 3.2 0 0 -1.5" result="hollows" />
        <feComposite in="pooled" in2="hollows" operator="in" result="grains" />
        <feColorMatrix in="body" values="1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  0 0 0 0.42 0" result="thin" />
        <feMerge>
          <feMergeNode in="thin" />
          <feMergeNode in="pooled" />
          <feMergeNode in="grains" />
          <feMergeNode in="edge" />
        </feMerge>
      </filter>
      <g filter={`url(#${id})`}>
        {shapes.map(({ d, colour, opacity }) => (
          <path key={d} d={d} fill={colour} opacity={opacity} />
        ))}
      </g>
    </svg>
  )
}
