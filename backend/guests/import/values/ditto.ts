import { foldHeader } from '../../spreadsheet/fold.ts'
import { dittoMarks, dittoWords } from './words.ts'

/** 'ídem', '"', '⇧': the value is the one above. */
export const isDitto = (text: string): boolean =>
  text.length > 0 &&
  text.length <= 24 &&
  (dittoMarks.has(text) || (text.length > 2 && dittoWords.has(foldHeader(text))))
