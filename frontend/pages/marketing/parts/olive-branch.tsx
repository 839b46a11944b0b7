type Leaf = { x: number; y: number; angle: number; length: number; side: 1 | -1 }

/** Leaves in pairs along a stem that bends, smaller towards the tip; the same for everyone who draws it. */
function leavesAlong(pairs: number): Leaf[] {
  return Array.from({ length: pairs * 2 }, (_, index) => {
    const step = Math.floor(index / 2)
    const side = index % 2 === 0 ? 1 : -1
    const t = 0.06 + (0.92 * (step + (side === 1 ? 0 : 0.45))) / pairs
    const bend = Math.sin(t * 2.3) * 34
    const tangent = Math.atan2(-300, Math.cos(t * 2.3) * 78)
    return {
      x: 60 + bend,
      y: 310 - 300 * t,
      angle: ((tangent + side * (0.72 + 0.1 * Math.sin(step * 2.1))) * 180) / Math.PI,
      length: (34 - 15 * t) * (1 + 0.12 * Math.sin(step * 3.7 + side)),
      side,
    }
  })
}

const stem = Array.from({ length: 13 }, (_, step) => {
  const t = step / 12
  return `${(60 + Math.sin(t * 2.3) * 34).toFixed(1)} ${(310 - 300 * t).toFixed(1)}`
}).join(' L')

/** An olive branch in line, 120×320, with some of its leaves washed in the accent; mirror it with CSS. */
export function OliveBranch({ className, wash = '#70A589' }: { className?: string; wash?: string }) {
  return (
    <svg className={className} viewBox="0 0 120 320" fill="none" aria-hidden="true">
      <path d={`M${stem}`} stroke="#3F6F57" strokeWidth="1.1" strokeLinecap="round" />
      {leavesAlong(11).map(({ x, y, angle, length, side }, index) => {
        const half = length * 0.17
        return (
          <g
            key={`${x}-${y}`}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`}
          >
            <path
              d={`M0 0C${(length * 0.3).toFixed(1)} ${(-half * 1.5).toFixed(1)} ${(length * 0.7).toFixed(1)} ${(-half * 1.3).toFixed(1)} ${length.toFixed(1)} 0C${(length * 0.7).toFixed(1)} ${half.toFixed(1)} ${(length * 0.3).toFixed(1)} ${half.toFixed(1)} 0 0Z`}
              fill={wash}
              fillOpacity={index % 3 === 0 ? 0.55 : index % 3 === 1 ? 0.22 : 0}
              stroke="#3F6F57"
              strokeWidth=".9"
            />
            {index % 5 === 2 && (
              <ellipse cx="7" cy={side * 8} rx="4.6" ry="3.4" fill="#3F6F57" fillOpacity=".8" />
            )}
          </g>
        )
      })}
    </svg>
  )
}
