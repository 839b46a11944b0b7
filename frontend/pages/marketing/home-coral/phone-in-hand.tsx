const right = 366
type Finger = { y: number; reach: number; thick: number }
const fingers: readonly Finger[] = [
  { y: 236, reach: 40, thick: 50 },
  { y: 292, reach: 43, thick: 50 },
  { y: 346, reach: 40, thick: 48 },
  { y: 396, reach: 32, thick: 42 },
]

/** A finger that comes from behind the phone, bends around its right edge and lies on the front. */
function fingerPaths({ y, reach, thick }: Finger) {
  const [top, bottom, tip] = [y - thick / 2, y + thick / 2, right + reach]
  const n = (value: number) => value.toFixed(1)
  return {
    outline: `M${right} ${bottom}C${n(right + reach * 0.62)} ${bottom} ${tip} ${n(y + thick * 0.26)} ${tip} ${n(y - thick * 0.04)}C${tip} ${n(y - thick * 0.36)} ${n(right + reach * 0.6)} ${top} ${right + 4} ${top}C${right - 10} ${top} ${right - 19} ${n(top + thick * 0.16)} ${right - 19} ${n(top + thick * 0.34)}C${right - 19} ${n(top + thick * 0.52)} ${right - 10} ${n(top + thick * 0.62)} ${right} ${n(top + thick * 0.6)}`,
    creases: `M${right - 14} ${n(top + thick * 0.24)}C${right - 8} ${n(top + thick * 0.12)} ${right + 2} ${n(top + thick * 0.1)} ${right + 7} ${n(top + thick * 0.17)}M${tip - 2} ${n(y - thick * 0.12)}c-5 2-9 2-13-1`,
  }
}

/**
 * A hand in line, dressed for the evening, that holds a phone with a real invitation on it. Its sleeve leaves below.
 */
export function PhoneInHand() {
  return (
    <svg viewBox="24 0 430 640" width="430" height="640" fill="none" aria-hidden="true">
      <clipPath id="screen">
        <rect x="159" y="33" width="198" height="434" rx="26" />
      </clipPath>
      <g
        transform="rotate(5 240 620)"
        stroke="#1A1A1A"
        strokeWidth="1.7"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path
          d="M140 640C144 590 130 556 114 526C94 488 88 450 98 412L200 300L366 400C378 440 372 486 356 524C342 556 338 600 340 640Z"
          fill="#FBF8F3"
        />
        <rect x="150" y="24" width="216" height="452" rx="34" fill="#1A1A1A" />
        <path d="M366 118v44" strokeWidth="4" />
        <image
          href="/pictures/on-phone.webp"
          x="159"
          y="33"
          width="198"
          height="434"
          preserveAspectRatio="xMidYMid slice"
          clipPath="url(#screen)"
        />
        <path d="M242 46h32" strokeWidth="6" />
        {fingers.map((finger) => {
          const { outline, creases } = fingerPaths(finger)
          return (
            <g key={finger.y}>
              <path d={outline} fill="#FBF8F3" />
              <path d={creases} strokeWidth="1.1" strokeOpacity=".55" />
            </g>
          )
        })}
        <path
          d="M98 412C103 388 114 362 122 332C130 300 138 276 152 254C162 239 183 238 189 253C193 264 188 283 181 303C173 328 168 352 165 378C163 398 159 410 150 422"
          fill="#FBF8F3"
        />
        <path
          d="M160 256c5-8 17-10 23-4M157 262c-2 8 0 14 5 18 7-2 14-10 17-19M133 330c5 5 12 6 17 3M128 346c4 3 8 4 12 3M150 478c10 18 14 40 12 66"
          strokeWidth="1.1"
          strokeOpacity=".55"
        />
        <path d="M122 578C170 592 300 592 358 576L362 622H120Z" fill="#FFFDFA" />
        <path d="M112 604C170 620 310 620 370 602L378 680H106Z" fill="#1A1A1A" />
        <circle cx="338" cy="594" r="6" fill="#C9A96E" />
      </g>
    </svg>
  )
}
