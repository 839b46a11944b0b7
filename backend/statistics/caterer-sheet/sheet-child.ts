import { doesWorks } from '../../platform/child-work.ts'
import { drawCatererSheet } from './draw-sheet.ts'
import type { CatererSheet } from './sheet.ts'

/** Draws sheets for `drawing-children.ts`; the messages are the file's parts in order. */
doesWorks((input) => drawCatererSheet(input as CatererSheet))
