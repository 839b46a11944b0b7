const f = (value: number) => Math.round(value * 10) / 10
const rays = 23

/** Half a sun rising: rays of two lengths over stepped arcs. Takes its stroke from around it. */
export function Sunburst({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 400 200" fill="none" stroke="currentColor" aria-hidden="true">
      {Array.from({ length: rays }, (_, index) => {
        const angle = (Math.PI * (index + 0.5)) / rays
        const [x, y] = [Math.cos(angle), Math.sin(angle)]
        const long = index % 2 === 1
        const [from, to] = [62, long ? 196 : 150]
        const half = 0.028
        const side = (turn: number) =>
          `${f(200 + to * Math.cos(angle + turn))} ${f(200 - to * Math.sin(angle + turn))}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rays never move
          <g key={index}>
            <path
              d={`M${f(200 + from * x)} ${f(200 - from * y)}L${side(half)}L${side(-half)}Z`}
              fill={long ? 'currentColor' : 'none'}
              strokeWidth="0.9"
            />
            {!long && (
              <circle cx={f(200 + 164 * x)} cy={f(200 - 164 * y)} r="3" fill="currentColor" stroke="none" />
            )}
          </g>
        )
      })}
      {[26, 38, 44, 56].map((r, index) => (
        <path key={r} d={`M${200 - r} 200a${r} ${r} 0 0 1 ${2 * r} 0`} strokeWidth={index === 1 ? 5 : 1.1} />
      ))}
    </svg>
  )
}
