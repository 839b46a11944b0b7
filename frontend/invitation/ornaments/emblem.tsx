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

const signs = {
  crown: (
    <>
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
        strokeWidth="1.6"
      />
      <path d="M-22-17H22M-19-9C-8-4 8-4 19-9M-8 0C-3 2 3 2 8 0" strokeWidth=".8" />
    </>
  ),
  dove: (
    <>
      <path
        d="M0 12C-5 8-8 2-8-4C-18-2-26-6-32-14C-40-16-48-22-52-34C-40-32-22-34-10-18C-8-24-8-30-12-40L0-34L12-40C8-30 8-24 10-18C22-34 40-32 52-34C48-22 40-16 32-14C26-6 18-2 8-4C8 2 5 8 0 12Z"
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
