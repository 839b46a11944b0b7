import { useId } from 'react'

type Props = { className?: string; shapes: { d: string; colour: string; opacity: number }[]; seed: number }

/**
 * Wet paint let run: each shape's edge is broken by noise, its body grained like cold-pressed paper, and a darker rim
 * stays where the water dried.
 */
export function Wash({ className, shapes, seed }: Props) {
  const id = useId()
  return (
    <svg className={className} viewBox="0 0 400 400" preserveAspectRatio="none" aria-hidden="true">
      <filter id={id} x="-20%" y="-20%" width="140%" height="140%" colorInterpolationFilters="sRGB">
        <feTurbulence
          type="fractalNoise"
          baseFrequency="0.012 0.016"
          numOctaves="3"
          seed={seed}
          result="flow"
        />
        <feDisplacementMap
          in="SourceGraphic"
          in2="flow"
          scale="90"
          xChannelSelector="R"
          yChannelSelector="G"
          result="body"
        />
        <feGaussianBlur in="body" stdDeviation="1.6" result="soft" />
        <feMorphology in="body" operator="erode" radius="2.6" result="inner" />
        <feGaussianBlur in="inner" stdDeviation="5" result="core" />
        <feComposite in="soft" in2="core" operator="arithmetic" k2="1" k3="-0.52" result="rim" />
        <feTurbulence
          type="fractalNoise"
          baseFrequency="0.009 0.013"
          numOctaves="4"
          seed={seed + 9}
          result="pools"
        />
        <feColorMatrix in="pools" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.5 0 0 0 0.02" result="pool" />
        <feComposite in="soft" in2="pool" operator="in" result="pooled" />
        <feMerge>
          <feMergeNode in="rim" />
          <feMergeNode in="pooled" />
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
