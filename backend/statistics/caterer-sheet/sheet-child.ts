import { doesWorks } from '../../platform/child-work.ts'
import { drawCatererSheet } from './draw-sheet.ts'
import type { CatererSheet } from './sheet.ts'

/** Draws sheets for `drawing-children.ts`; the parts are the file's, one after the other. */
doesWorks((input) => drawCatererSheet(input as CatererSheet))
