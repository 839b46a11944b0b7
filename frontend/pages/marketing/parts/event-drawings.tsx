import type { ReactNode } from 'react'
import { LineDrawing } from './line-drawing.tsx'

const drawings: Record<'wedding' | 'communion' | 'corporate', ReactNode> = {
  wedding: (
    <>
      <circle cx="46" cy="62" r="26" />
      <circle cx="46" cy="62" r="22.5" strokeOpacity=".45" />
      <circle cx="76" cy="62" r="26" />
      <circle cx="76" cy="62" r="22.5" strokeOpacity=".45" />
      <path d="M40 36l-7-11 5-7h16l5 7-7 11" stroke="#C9A96E" />
      <path d="M33 25h26M38 18l8 18 8-18" stroke="#C9A96E" />
    </>
  ),
  communion: (
    <>
      <path d="M52 88h18M61 88V76" />
      <path d="M40 44h42c0 18-9 32-21 32S40 62 40 44Z" />
      <path d="M40 50h42" strokeOpacity=".45" />
      <circle cx="61" cy="27" r="11" stroke="#C9A96E" />
      <path d="M61 20v14M54 27h14" stroke="#C9A96E" />
      <path d="M26 84c6-10 10-22 9-36M96 84c-6-10-10-22-9-36" strokeOpacity=".6" />
      <path d="M29 76c-6-1-9-5-9-10 6 0 10 4 9 10ZM33 62c-6 0-10-4-10-9 6-1 11 3 10 9ZM93 76c6-1 9-5 9-10-6 0-10 4-9 10ZM89 62c6 0 10-4 10-9-6-1-11 3-10 9Z" />
    </>
  ),
  corporate: (
    <>
      <path d="M38 20h18l-2 26c-.6 6-3 10-7 10s-6.4-4-7-10L38 20ZM47 56v28M38 86h18" />
      <path d="M66 30h18l-2 22c-.6 6-3 10-7 10s-6.4-4-7-10L66 30ZM75 62v22M66 86h18" />
      <path d="M39 34h16M67 42h16" stroke="#C9A96E" />
      <path d="M44 26v2M50 29v2M46 40v2M72 36v2M78 38v2" stroke="#C9A96E" />
    </>
  ),
}

/** Where each drawing's own line begins, so that it can stand flush with a column of text. */
const edges = { wedding: 19, communion: 19, corporate: 37 } as const

/** What is celebrated, in line. */
export const EventDrawing = ({ of, flush = false }: { of: keyof typeof drawings; flush?: boolean }) => (
  <LineDrawing from={flush ? edges[of] : 0}>{drawings[of]}</LineDrawing>
)
