/** An envelope that was opened and holds nothing. */
export function EmptyEnvelope() {
  return (
    <svg width="240" height="190" viewBox="0 0 240 190" fill="none" aria-hidden="true">
      <g stroke="#1A1A1A" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M20 80 112 12c5-4 11-4 16 0l92 68" fill="#FFFDFA" />
        <path d="M34 80h172" stroke="#C9A96E" />
        <path d="M20 80v94h200V80l-90 62c-6 4-14 4-20 0L20 80Z" fill="#FFFDFA" />
        <path d="m20 174 74-54M220 174l-74-54" />
        <path d="M104 56c4-6 12-6 16 0 4 5 12 5 16 0" stroke="#C9A96E" />
      </g>
    </svg>
  )
}
