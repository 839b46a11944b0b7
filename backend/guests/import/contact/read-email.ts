import * as v from 'valibot'
import { NewGuest } from '../../../../domain/calls/guests.ts'
import { cleanLine } from '../../spreadsheet/clean-text.ts'
import { foldHeader } from '../../spreadsheet/fold.ts'
import { noWords } from '../values/words.ts'

/** The addresses of a cell in lower case; `isUnclear` when it holds something that is none. */
export type EmailReading = { emails: string[]; isUnclear: boolean }

/** Nearly every address, and none that the check below would refuse. */
const plain =
  /^[A-Za-z0-9](?:[A-Za-z0-9_-]|\.(?=[A-Za-z0-9_])){0,50}@[A-Za-z0-9][A-Za-z0-9-]{1,40}\.[A-Za-z]{2,12}$/

/** Reads 'mailto:', 'Name <address>' and several addresses in one cell. */
export function readEmails(text: string): EmailReading {
  const line = cleanLine(text)
  if (plain.test(line)) return { emails: [line.toLowerCase()], isUnclear: false }
  if (line === '' || /^[-–—/*?\s]{1,10}$/.test(line) || noWords.has(foldHeader(line)))
    return { emails: [], isUnclear: false }
  const emails: string[] = []
  for (const piece of line.split(/[\s;,/<>()]+/, 20)) {
    const [address = ''] = piece.replace(/^mailto:/i, '').split('?', 1)
    if (!address.includes('@')) continue
    const result = v.safeParse(NewGuest.entries.email, address)
    if (result.success && result.output && !emails.includes(result.output)) emails.push(result.output)
  }
  return { emails, isUnclear: emails.length === 0 }
}
