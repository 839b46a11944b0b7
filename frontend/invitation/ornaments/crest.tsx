import { Branch } from './branch.tsx'

const side = [
  [160, 296],
  [58, 284],
  [18, 180],
  [78, 92],
] as const

/** Initials in a laurel wreath under a crown, in engraver's lines. */
export function Crest({ initials, font }: { initials: string[]; font: string }) {
  return (
    <svg
      className="crest"
      viewBox="0 0 320 330"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g transform="translate(160 62)">
        <path d="M-46 6c-8-14-12-24-14-36 10 6 18 14 24 24 4-14 8-24 14-34 6 10 10 20 12 30 4-14 7-22 10-32 3 10 6 18 10 32 2-10 6-20 12-30 6 10 10 20 14 34 6-10 14-18 24-24-2 12-6 22-14 36Z" />
        <path d="M-48 11h96M-47 17h94M-48 22h96" />
        {[-60, -22, 0, 22, 60].map((x, index) => (
          <circle
            key={x}
            cx={x}
            cy={index % 4 === 0 ? -34 : index === 2 ? -40 : -44}
            r="3.4"
            fill="currentColor"
            stroke="none"
          />
        ))}
        {[-30, -10, 10, 30].map((x) => (
          <path key={x} d={`M${x} 14l3 2.500-3 2.500-3-2.500Z`} fill="currentColor" stroke="none" />
        ))}
        <path d="M0-58v12M-5-52H5" strokeWidth="1.8" />
      </g>
      <g className="wreath">
        <Branch kind="laurel" stem={side} leaves={13} scale={0.94} />
        <g transform="matrix(-1 0 0 1 320 0)">
          <Branch kind="laurel" stem={side} leaves={13} scale={0.94} />
        </g>
      </g>
      <path d="M160 296c-9 3-17 9-22 18M160 296c9 3 17 9 22 18M154 298c4 2 8 2 12 0" strokeWidth="1.8" />
      <text
        x="160"
        y={initials.length > 1 ? 222 : 226}
        textAnchor="middle"
        stroke="none"
        fill="currentColor"
        fontFamily={font}
        fontSize={initials.length > 1 ? 66 : 84}
        letterSpacing="-4"
      >
        {initials.join('')}
      </text>
    </svg>
  )
}
