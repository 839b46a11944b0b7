/** A printer's corner of scrolls and leaves, drawn for the top left; turn it for the other three. */
export function Corner({ className }: { className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M4 118V34C4 17 17 4 34 4h84" strokeWidth="2.4" />
      <path d="M11 118V42c0-17 14-31 31-31h76" strokeWidth="0.9" />
      <path d="M20 20c22-4 40 6 42 22 1 11-8 18-17 16-8-2-10-11-5-15 4-3 9-1 9 3" />
      <path d="M20 20c-4 22 6 40 22 42 11 1 18-8 16-17-2-8-11-10-15-5-3 4-1 9 3 9" />
      <path
        d="M62 40c10-12 26-16 40-12-8 10-22 16-40 12ZM40 62c-12 10-16 26-12 40 10-8 16-22 12-40Z"
        fill="currentColor"
        fillOpacity="0.9"
        strokeWidth="0.6"
      />
      <path
        d="M56 30c4-8 12-12 21-12-2 8-10 14-21 12ZM30 56c-8 4-12 12-12 21 8-2 14-10 12-21Z"
        fill="currentColor"
        fillOpacity="0.55"
        strokeWidth="0.6"
      />
      <circle cx="22" cy="22" r="4.2" fill="currentColor" stroke="none" />
      <circle cx="110" cy="30" r="2" fill="currentColor" stroke="none" />
      <circle cx="30" cy="110" r="2" fill="currentColor" stroke="none" />
    </svg>
  )
}
