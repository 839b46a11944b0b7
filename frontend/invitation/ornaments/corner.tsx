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
      {/* Each leaf is dark above its rib and hatched below it, the petals at their edge, as a burin does it. */}
      <path d="M62 40c10-12 26-16 40-12ZM40 62c-12 10-16 26-12 40Z" fill="currentColor" strokeWidth="0.8" />
      <path d="M102 28c-8 10-22 16-40 12M28 102c10-8 16-22 12-40" strokeWidth="1" />
      <path d="M56 30c4-8 12-12 21-12ZM30 56c-8 4-12 12-12 21Z" fill="currentColor" strokeWidth="0.8" />
      <path d="M77 18c-2 8-10 14-21 12M18 77c8-2 14-10 12-21" strokeWidth="1" />
      <path
        d="M67.6 38.3L72.6 41.1M70.8 37.4L76.4 41M74 36.4L80 40.5M77.2 35.4L83.4 39.7M80.4 34.5L86.7 38.7M83.6 33.5L89.8 37.4M86.8 32.6L92.6 35.8M90 31.6L95.3 34.1M93.2 30.6L97.8 32.1M38.3 67.6L41.1 72.6M37.4 70.8L41 76.4M36.4 74L40.5 80M35.4 77.2L39.7 83.4M34.5 80.4L38.7 86.7M33.5 83.6L37.4 89.8M32.6 86.8L35.8 92.6M31.6 90L34.1 95.3M30.6 93.2L32.1 97.8"
        strokeWidth="0.7"
      />
      <path
        d="M41.6 20.7L42.4 24.9M45.5 22.1L45.6 27.3M48.9 23.7L48.1 29.7M52.1 25.8L50.1 31.8M54.9 28.1L51.9 33.5M57.3 30.7L53.7 34.9M59.2 33.6L55.7 36.4M60.7 36.7L57.6 38.3M61.7 40.1L59.2 40.7M61.9 45.8L56.9 45.9M60.6 50.4L56.3 48.9M58 54.2L54.7 51.5M54.5 56.8L52.5 53.5M50.3 58.2L49.7 54.8M20.7 41.6L24.9 42.4M22.1 45.5L27.3 45.6M23.7 48.9L29.7 48.1M25.8 52.1L31.8 50.1M28.1 54.9L33.5 51.9M30.7 57.3L34.9 53.7M33.6 59.2L36.4 55.7M36.7 60.7L38.3 57.6M40.1 61.7L40.7 59.2"
        strokeWidth="0.6"
      />
      <circle cx="22" cy="22" r="4.2" fill="currentColor" stroke="none" />
      <circle cx="110" cy="30" r="2" fill="currentColor" stroke="none" />
      <circle cx="30" cy="110" r="2" fill="currentColor" stroke="none" />
    </svg>
  )
}
