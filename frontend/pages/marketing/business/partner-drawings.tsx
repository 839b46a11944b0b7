import type { ReactNode } from 'react'
import type { BusinessType } from '../../../../domain/calls/partners.ts'
import { LineDrawing } from '../parts/line-drawing.tsx'

const drawings: Record<BusinessType, ReactNode> = {
  wedding: (
    <>
      <path d="M8 16h62v74H8a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6Z" />
      <path d="M14 16v74" strokeOpacity=".45" />
      <path d="M24 34h34M24 46h34M24 58h22M24 70h28" />
      <path d="M50 16v22l6-5 6 5V16" stroke="#C9A96E" />
      <path d="m96 22-24 58-3 12 9-8 24-58c1.5-4-4.500-7-6-4Z" fill="#FBF8F3" />
      <path d="m90 34 7 3M71 84l6 2" />
    </>
  ),
  catering: (
    <>
      <path d="M8 76c0-26 19-44 44-44s44 18 44 44Z" />
      <path d="M2 76h100v5c0 4-3 7-7 7H9c-4 0-7-3-7-7v-5Z" />
      <circle cx="52" cy="26" r="6" stroke="#C9A96E" />
      <path d="M20 66c3-13 11-21 22-24" strokeOpacity=".45" />
      <path d="M38 12c-3-4 3-6 0-10M66 12c-3-4 3-6 0-10" stroke="#C9A96E" />
    </>
  ),
  venue: (
    <>
      <path d="M24 90V48h68v42M18 48 58 24l40 24Z" />
      <path d="M48 90V70a10 10 0 0 1 20 0v20" />
      <path d="M32 62a5 5 0 0 1 10 0v10H32ZM74 62a5 5 0 0 1 10 0v10H74Z" />
      <path d="M58 24V8M58 9h12l-4 4 4 4H58" stroke="#C9A96E" />
      <path d="M2 90h114" />
      <path d="M10 90V80M10 80c-7 0-8-12-4-24 1.5-5 2.500-9 4-14 1.5 5 2.500 9 4 14 4 12 3 24-4 24ZM108 90V80M108 80c-7 0-8-10-4-20 1.5-4 2.500-8 4-12 1.5 4 2.500 8 4 12 4 10 3 20-4 20Z" />
    </>
  ),
}

/** A partner's trade, in line. */
export const PartnerDrawing = ({ of }: { of: BusinessType }) => <LineDrawing>{drawings[of]}</LineDrawing>
