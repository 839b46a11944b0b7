import { type Bough, Boughs, type Pane, Panes, Sprigs, type Vertex } from './glass-parts.tsx'

type Roof = { viewBox: string; edge: string; beams: string; panes: Pane[]; sprigs: Vertex[]; boughs: Bough[] }

const roofs: Record<'narrow' | 'wide', Roof> = {
  narrow: {
    viewBox: '0 0 360 118',
    edge: 'M1 118 34 52 112 20 180 4 248 20 326 52 359 118',
    beams:
      'M34 52 118 66 180 4 242 66 326 52M118 66H242M13 118 118 66 112 20M347 118 242 66 248 20M13 118 34 52M347 118 326 52',
    panes: [
      ['1 118 34 52 13 118', 0.3],
      ['13 118 34 52 118 66', 0.1],
      ['34 52 112 20 118 66', 0.22],
      ['112 20 180 4 118 66', 0.08],
      ['118 66 180 4 242 66', 0.16],
      ['180 4 248 20 242 66', 0.26],
      ['248 20 326 52 242 66', 0.07],
      ['347 118 326 52 242 66', 0.18],
      ['359 118 326 52 347 118', 0.3],
    ],
    sprigs: [
      [34, 52, -152],
      [112, 20, -112],
      [180, 4, -90],
      [248, 20, -74],
    ],
    boughs: [
      {
        at: [326, 52],
        twigs: [
          [-152, 0.86],
          [66, 0.82],
          [-104, 0.7],
          [-42, 0.62],
        ],
      },
    ],
  },
  wide: {
    viewBox: '0 0 880 118',
    edge: 'M1 118 62 50 240 10 440 3 640 10 818 50 879 118',
    beams:
      'M62 50 190 68 240 10 340 60 440 3 540 60 640 10 690 68 818 50M13 118 190 68H340H690L867 118M340 68V60M540 68V60M13 118 62 50M867 118 818 50',
    panes: [
      ['1 118 62 50 13 118', 0.3],
      ['13 118 62 50 190 68', 0.1],
      ['62 50 240 10 190 68', 0.22],
      ['240 10 190 68 340 68 340 60', 0.08],
      ['240 10 440 3 340 60', 0.16],
      ['440 3 540 60 540 68 340 68 340 60', 0.06],
      ['440 3 640 10 540 60', 0.24],
      ['640 10 540 60 540 68 690 68', 0.1],
      ['640 10 818 50 690 68', 0.07],
      ['867 118 818 50 690 68', 0.18],
      ['879 118 818 50 867 118', 0.3],
    ],
    sprigs: [
      [62, 50, -150],
      [240, 10, -104],
      [440, 3, -90],
      [640, 10, -76],
    ],
    boughs: [
      {
        at: [818, 50],
        twigs: [
          [-160, 1.3],
          [54, 1.1],
          [-112, 1],
          [-46, 0.95],
        ],
      },
    ],
  },
}

/**
 * The roof of a glass house in thin lines over tinted panes, or turned around its foot. Its two lower corners are those
 * of the box that it stands on, so that nothing but two walls is beside the words.
 */
export function GlassRoof({ shape, className }: { shape: keyof typeof roofs; className: string }) {
  const { viewBox, edge, beams, panes, sprigs, boughs } = roofs[shape]
  return (
    <svg
      className={className}
      viewBox={viewBox}
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      overflow="visible"
      aria-hidden="true"
    >
      <Panes of={panes} />
      <path className="drawn" pathLength="1" d={beams} strokeWidth=".9" vectorEffect="non-scaling-stroke" />
      <path className="drawn" pathLength="1" d={edge} strokeWidth="1.8" vectorEffect="non-scaling-stroke" />
      <Sprigs at={sprigs} size={0.6} />
      <Boughs of={boughs} size={0.86} />
    </svg>
  )
}
