import { useId } from 'react'

/** A Greek key that runs as wide as its place. */
export function Meander({ className }: { className?: string }) {
  const id = useId()
  return (
    <svg className={className} aria-hidden="true">
      <defs>
        <pattern id={id} width="30" height="34" patternUnits="userSpaceOnUse">
          <path d="M0 4H30M0 30H30" stroke="currentColor" strokeWidth="1.2" />
          <path d="M0 25H4V9H26V20H17V15H12V25H30" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </pattern>
      </defs>
      <rect width="100%" height="34" y="0" fill={`url(#${id})`} />
    </svg>
  )
}
