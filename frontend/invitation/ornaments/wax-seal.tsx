const f = (value: number) => Math.round(value * 10) / 10

/** A circle that wax made: its edge swells and sinks, closed by smooth quadratic joins. */
function poured(radius: number, swell: number): string {
  const points = Array.from({ length: 28 }, (_, index) => {
    const angle = (index / 28) * Math.PI * 2
    const r = radius + swell * (Math.sin(index * 1.7) + 0.6 * Math.sin(index * 3.1 + 1))
    return [120 + r * Math.cos(angle), 120 + r * Math.sin(angle)] as const
  })
  const middle = (index: number) => {
    const [a, b] = [points[index % 28] ?? [0, 0], points[(index + 1) % 28] ?? [0, 0]]
    return `${f((a[0] + b[0]) / 2)} ${f((a[1] + b[1]) / 2)}`
  }
  return `M${middle(0)}${points.map((_, index) => `Q${points[(index + 1) % 28]?.map(f).join(' ')} ${middle(index + 1)}`).join('')}Z`
}
const edge = poured(108, 3.2)
const pressed = poured(86, 0.9)

/** Initials pressed into sealing wax, the second letter passing over and under the first. */
export function WaxSeal({ initials, font }: { initials: string[]; font: string }) {
  const [first = '', second] = initials
  const letter = { fontFamily: font, fontSize: second ? 104 : 120, textAnchor: 'middle' as const }
  const press = (text: string, x: number, y: number) => (
    <g key={`${text}${x}`}>
      <text {...letter} x={x - 1.4} y={y - 1.6} fill="#000" fillOpacity="0.38">
        {text}
      </text>
      <text {...letter} x={x + 1.4} y={y + 1.6} fill="#fff" fillOpacity="0.34">
        {text}
      </text>
      <text
        {...letter}
        x={x}
        y={y}
        fill="var(--wax-deep)"
        stroke="var(--wax)"
        strokeWidth="3.5"
        paintOrder="stroke"
      >
        {text}
      </text>
    </g>
  )
  return (
    <svg className="seal" viewBox="0 0 240 240" aria-hidden="true">
      <path d={edge} fill="#000" opacity="0.16" transform="translate(2 7)" />
      <path d={edge} fill="var(--wax)" />
      <path
        d={edge}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.3"
        strokeWidth="3"
        transform="translate(120 120)scale(.968)translate(-120 -120)"
        strokeDasharray="150 420 90 400"
      />
      <path d={pressed} fill="var(--wax-deep)" />
      <path d={pressed} fill="var(--wax)" transform="translate(1.6 2.6)" />
      <path
        d={pressed}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.2"
        strokeWidth="2"
        strokeDasharray="120 500"
        transform="rotate(30 120 120)"
      />
      <circle
        cx="120"
        cy="120"
        r="76"
        fill="none"
        stroke="var(--wax-deep)"
        strokeWidth="1.6"
        strokeDasharray="1.5 5"
        strokeLinecap="round"
      />
      {second ? [press(first, 94, 146), press(second, 146, 168)] : press(first, 120, 162)}
    </svg>
  )
}
