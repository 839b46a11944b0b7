import type { Format } from '../../../../domain/event/formats.ts'
import type { LinkDesign } from '../scene.ts'
import { artdeco } from './artdeco.tsx'
import { botanical } from './botanical.tsx'
import { classic } from './classic.tsx'
import { contemporary } from './contemporary.tsx'
import { editorial } from './editorial.tsx'
import { floral } from './floral.tsx'
import { geometric } from './geometric.tsx'
import { imperial } from './imperial.tsx'
import { mediterranean } from './mediterranean.tsx'
import { minimalist } from './minimalist.tsx'
import { monogram } from './monogram.tsx'
import { script } from './script.tsx'
import { typography } from './typography.tsx'
import { vintage } from './vintage.tsx'
import { watercolor } from './watercolor.tsx'

/** How each format composes the picture of its links. */
export const designs: Record<Format, LinkDesign> = {
  classic,
  minimalist,
  vintage,
  botanical,
  script,
  artdeco,
  imperial,
  watercolor,
  geometric,
  editorial,
  mediterranean,
  monogram,
  typography,
  floral,
  contemporary,
}
