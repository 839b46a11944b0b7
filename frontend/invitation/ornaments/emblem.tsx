import type { CoupleNames } from '../../../domain/event/name-parts.ts'

export type Emblem = 'crown' | 'shield' | 'chalice' | 'dove'

/** What stands over the wreath: a crown for people, a shield for companies, and what a sacrament is known by. */
export function emblemOf({ kind, lead, lines }: CoupleNames): Emblem {
  const title = [lead, ...lines].join(' ')
  if (/\bcomuni[oó]n/i.test(title)) return 'chalice'
  if (/\b(?:bauti[zs]|confirmaci[oó]n)/i.test(title)) return 'dove'
  return kind === 'title' ? 'shield' : 'crown'
}

/** An emblem in engraver's lines around (0, 0), about 100 wide and 80 high; to be set inside an `<svg>`. */
export function Sign({ of }: { of: Emblem }) {
  return signs[of]
}

/** The pearls on one side's two arches, the outer one's first. */
const arches = [
  [-51.6, -7.1],
  [-54.1, -18.5],
  [-53.7, -28.6],
  [-50.5, -37],
  [-45, -43.4],
  [-37.4, -47.5],
  [-28, -49.1],
  [-17.3, -47.7],
  [-25.5, -8.7],
  [-25.5, -19.3],
  [-22.6, -27.9],
  [-17.2, -34.1],
] as const

const signs = {
  crown: (
    <>
      <path
        d="M-47 8C-77-36-44-69-4-45H4C44-69 77-36 47 8Q0 19-47 8Z"
        fill="currentColor"
        fillOpacity=".13"
        stroke="none"
      />
      {[1, -1].map((side) => (
        <g key={side} transform={`scale(${side} 1)`}>
          <path d="M-47 8C-77-36-44-69-5-45.500M-41 9C-64-30-40-59-3-39" strokeWidth="1.1" />
          <path d="M-22 11C-37-18-27-43-3-40M-16 12C-29-14-22-35-4-35M-3.500 13V-38" strokeWidth=".9" />
          {arches.map(([x, y], index) => (
            <circle key={y} cx={x} cy={y} r={index < 8 ? 2.1 : 1.6} fill="currentColor" stroke="none" />
          ))}
          {[
            [-31.5, 6, 0.66],
            [-9.5, 8, 0.6],
          ].map(([x, y, scale]) => (
            <path
              key={x}
              d="M0 8C-5 7-9 3-9-3-6-1-4-1-3-2-5-7-4-12 0-17 4-12 5-7 3-2 4-1 6-1 9-3 9 3 5 7 0 8Z"
              transform={`translate(${x} ${y})scale(${scale})`}
              fill="currentColor"
              fillOpacity=".28"
              strokeWidth="1.2"
            />
          ))}
        </g>
      ))}
      {[-6, -14, -22, -30].map((y) => (
        <circle key={y} cy={y} r="1.6" fill="currentColor" stroke="none" />
      ))}
      <path d="M-49 9Q0 19 49 9L47 22Q0 32-47 22Z" strokeWidth="1.4" />
      <path
        d="M-48.400 12.500Q0 22.500 48.400 12.500M-47.400 18.500Q0 28.500 47.400 18.500"
        strokeWidth=".8"
      />
      {[-36, 0, 36].map((x) => (
        <path
          key={x}
          d={`M${x - 3.6} ${x ? 17.9 : 20.6}l3.600-2.600 3.600 2.600-3.600 2.600Z`}
          fill="currentColor"
          stroke="none"
        />
      ))}
      {[-18, 18].map((x) => (
        <circle key={x} cx={x} cy="19.900" r="1.9" fill="currentColor" stroke="none" />
      ))}
      <circle cy="-46" r="5" />
      <path d="M-5-46Q0-44 5-46" strokeWidth=".8" />
      <path d="M0-51V-62M-4.500-57.500H4.500" strokeWidth="1.8" />
    </>
  ),
  shield: (
    <>
      <path
        d="M-30-42C-18-40-8-42 0-48 8-42 18-40 30-42V-10C30 10 16 20 0 27-16 20-30 10-30-10Z"
        strokeWidth="1.8"
      />
      <path
        d="M-25-36C-15-35-7-37 0-41 7-37 15-35 25-36V-10C25 7 13 15 0 21-13 15-25 7-25-10Z"
        strokeWidth=".8"
      />
      <path d="M-25-4 0-20 25-4M-25 4 0-12 25 4" />
    </>
  ),
  chalice: (
    <>
      <circle cy="-40" r="13" />
      <path d="M0-47V-33M-5-42H5" strokeWidth="1.8" />
      {[-150, -120, -90, -60, -30].map((turn) => (
        <path key={turn} d="M18 0H26M29 0H30" transform={`translate(0 -40)rotate(${turn})`} />
      ))}
      <path
        d="M-24-22H24C24-6 14 3 3 5V12C7 13 7 17 3 18 4 24 12 24 18 29H-18C-12 24-4 24-3 18-7 17-7 13-3 12V5C-14 3-24-6-24-22Z"
        fill="currentColor"
        fillOpacity=".13"
        strokeWidth="1.6"
      />
      <path d="M-22-17H22M-19-9C-8-4 8-4 19-9M-8 0C-3 2 3 2 8 0" strokeWidth=".8" />
    </>
  ),
  dove: (
    <>
      <path
        d="M0 12C-5 8-8 2-8-4C-18-2-26-6-32-14C-40-16-48-22-52-34C-40-32-22-34-10-18C-8-24-8-30-12-40L0-34L12-40C8-30 8-24 10-18C22-34 40-32 52-34C48-22 40-16 32-14C26-6 18-2 8-4C8 2 5 8 0 12Z"
        fill="currentColor"
        fillOpacity=".13"
        strokeWidth="1.6"
      />
      <path
        d="M-46-31C-38-26-28-22-14-14M46-31C38-26 28-22 14-14M-32-14C-24-14-18-12-10-8M32-14C24-14 18-12 10-8M0-34V-22M-5-37-3-24M5-37 3-24"
        strokeWidth=".8"
      />
      <path d="M-4 9A5 5 0 1 0 4 9M-1.500 17.500 0 22 1.500 17.500" strokeWidth="1.6" />
      {[55, 75, 90, 105, 125].map((turn) => (
        <path key={turn} d="M30 0H44" transform={`rotate(${turn})`} strokeWidth=".8" />
      ))}
    </>
  ),
}
