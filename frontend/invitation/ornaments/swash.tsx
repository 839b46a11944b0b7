/** A pen's flourish: two strokes that meet in their loops, pressed where they run out. */
export function Swash() {
  const half = (
    <path d="M416 102c40 50 84 91 148 91c70 0 128-35 128-78c0-44-64-79-142-79c-174 0-174 125-348 125c-106 0-192-42-192-95c0-29 30-52 67-52c33 0 59 20 59 46c0 18-17 32-39 32L97 103c25 0 45-20 45-43c0-28-29-51-65-51c-40 0-73 26-73 57c0 62 89 112 198 112c174 0 174-137 348-137c75 0 136 33 136 74c0 40-54 72-122 72c-63 0-106-38-145-87zM81 84a16 16 0 1 0 32 0 16 16 0 1 0-32 0" />
  )
  return (
    <svg className="swash" viewBox="0 0 1200 208" fill="currentColor" aria-hidden="true">
      {half}
      <g transform="matrix(-1 0 0 1 1200 0)">{half}</g>
    </svg>
  )
}
