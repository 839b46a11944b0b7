import type { Answer } from '../../domain/answer/answer.ts'
import { namesWithoutMenu } from '../../domain/answer/missing-menus.ts'
import type { TypedAttendee } from '../../domain/answer/typed-answer.ts'
import { AppError } from '../platform/errors.ts'

const attendeeField =
  /^attendees\[(\d{1,2})\]\[(id|name|menu|dietary|busOut|busBack|isChild|comes|allergens|age)\]$/

/**
 * A browser's form in the types of `Answer`, still to be parsed by it: texts become numbers and truths, line ends \n.
 * Where each person is ticked, those who are come. Otherwise the given number decides: unnamed rows beyond it are
 * dropped, missing ones are added blank. A declined answer has no people. Throws `names-beyond-seats` when there are more names than people, since only the guest knows which is right.
 */
export function answerFromForm(form: URLSearchParams): { [field in keyof Answer]: unknown } {
  const status = form.get('status') ?? undefined
  const comments = textOf(form.get('comments'))
  if (status === 'declined') return { status, comments }
  const given = form.get('confirmedGuests')
  const confirmedGuests = given === null ? undefined : /^\d{1,9}$/.test(given) ? Number(given) : given
  const coming = isOneByOne(form) ? rowsOf(form).filter(({ comes }) => comes) : null
  const attendees = coming ?? seated(rowsOf(form), confirmedGuests)
  return {
    status,
    confirmedGuests: coming?.length ?? confirmedGuests,
    ...(attendees.length > 0 && {
      attendees: attendees.map(({ id, busOut, busBack, age, ...one }) => ({
        ...one,
        id: id || null,
        busOut: busOut || null,
        busBack: busBack || null,
        age: yearsIn(age),
      })),
    }),
    needsBusTransport: form.get('needsBusTransport') === 'true',
    busComments: textOf(form.get('busComments')),
    comments,
  }
}

/** Asks once for the missing menus; the form has a field that says whether it asked already. Throws `menu-missing`. */
export function askForMenus(form: URLSearchParams, answer: Answer, menus: string[]): void {
  if (answer.status !== 'confirmed' || form.has('menusAsked')) return
  const who = namesWithoutMenu(answer.attendees ?? [], menus)
  if (who) throw new AppError('menu-missing', { who })
}

/** Forms send line ends as CRLF, but the length limits count one character. */
export const textOf = (text: string | null) => (text ?? '').replaceAll('\r\n', '\n')

/** Whether the form has a tick for each person instead of a number. */
export const isOneByOne = (form: URLSearchParams) => form.has('oneByOne')

/** A number where it is one; otherwise what was typed, for the refusal. */
const yearsIn = (age: string | undefined) => (/^\d{1,3}$/.test(age ?? '') ? Number(age) : age || null)

const blank = (): TypedAttendee => ({ id: '', comes: false, name: '', isChild: false, menu: '', dietary: '' })

/** The seats in a form, in order. */
export function rowsOf(form: URLSearchParams): TypedAttendee[] {
  const rows: TypedAttendee[] = []
  for (const [key, value] of form) {
    const [, index, field] = attendeeField.exec(key) ?? []
    if (index === undefined) continue
    const row = rows[Number(index)] ?? blank()
    rows[Number(index)] = row
    if (field === 'isChild' || field === 'comes') row[field] = value === 'true'
    else if (field === 'allergens') row.allergens = [...(row.allergens ?? []), value]
    else row[field as 'id' | 'name' | 'menu' | 'dietary' | 'busOut' | 'busBack' | 'age'] = textOf(value)
  }
  return rows.filter(Boolean)
}

function seated(rows: TypedAttendee[], count: unknown): TypedAttendee[] {
  const named = rows.findLastIndex(({ name }) => name.trim() !== '') + 1
  if (count === 0 || rows.length === 0) return []
  if (typeof count !== 'number') return rows.slice(0, named || 1)
  if (named > count) throw new AppError('names-beyond-seats')
  // More than any party has; the schema and the party's seats report the wrong number.
  const seats = Math.min(count, 50)
  return Array.from({ length: seats }, (_, index) => rows[index] ?? blank())
}
