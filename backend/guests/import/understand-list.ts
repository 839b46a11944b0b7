import type { ListChoices } from '../../../domain/party/import/list-choices.ts'
import type { ListProblem, ListReading, ReadParty } from '../../../domain/party/import/list-reading.ts'
import type { Sheet } from '../spreadsheet/sheet.ts'
import { findCountry } from './contact/find-country.ts'
import { asGrids } from './layout/grid.ts'
import { splitTables } from './layout/side-by-side.ts'
import type { ListContext } from './list-task.ts'
import { noFindings } from './parties/findings.ts'
import { nothingSeen } from './parties/repeated.ts'
import { askGrouping } from './questions/ask-grouping.ts'
import { emptyListProblem } from './questions/empty-list.ts'
import { problemsOf } from './questions/problems-of.ts'
import { unreadOf } from './questions/unread-of.ts'
import { chooseSheets } from './sheets/choose-sheets.ts'
import { outlineSheet, type SheetOutline } from './sheets/outline-sheet.ts'
import { phoneTexts, readGuests } from './sheets/read-guests.ts'

/**
 * The guest list of a workbook as it would come in: which sheets and columns are read and what they mean, the parties
 * with their people, what is to be asked, mended or known, and what is not read. What the owner chose wins over what
 * Velada proposes. Pure and linear in the cells.
 */
export function understandList(
  sheets: Sheet[],
  { mapping, edits }: ListChoices,
  { country: event }: ListContext,
): ListReading {
  const answers = edits.answers
  const outlines = asGrids(sheets, edits)
    .flatMap(splitTables)
    .map((grid) => outlineSheet(grid, mapping))
  const chosen = chooseSheets(outlines, edits.sheets, answers.sheets)
  const { read } = chosen
  const texts = read.flatMap(phoneTexts)
  const found = findCountry(
    texts,
    event,
    read.map(scriptSample).join(' '),
    read.flatMap(({ headers }) => headers),
  )
  const country = edits.country ?? countryOf(answers.country) ?? found?.country ?? null
  const findings = noFindings()
  const seen = nothingSeen()
  const readings = read.map((outline) =>
    readGuests(outline, {
      edits,
      country: country ?? event,
      findings,
      seen,
      isOneOfSeveral: new Set(read.map(({ grid }) => grid.name)).size > 1,
    }),
  )
  const parties = readings.flatMap((reading) => reading.parties)
  const isAnswered = edits.country !== undefined || answers.country !== undefined
  const problems = [
    parties.length > 0 ? chosen.problem : null,
    emptyListProblem(outlines, read, parties.length),
    ...readings.flatMap(({ problems: own }) => own),
    askGrouping(readings, edits),
    ...problemsOf(
      findings,
      {
        code: found && country,
        others: found?.others ?? [],
        isSure: (found?.isSure ?? true) && !isAnswered,
        phones: texts.length,
      },
      answers,
    ),
    sharedContacts(parties),
  ].filter((problem) => problem !== null)
  return {
    sheets: sheets.map(({ name, hidden }) => ({
      name,
      isHidden: hidden,
      isRead: read.some(({ grid }) => grid.name === name),
      rows: rowsOf(outlines, name),
      reason: chosen.reasons.get(name) ?? null,
    })),
    columns: read.flatMap(columnsOf),
    layout: readings[0]?.layout ?? 'row',
    country: found ? country : null,
    totals: totalsOf(parties),
    problems,
    unread: [
      ...unreadSheets(outlines, chosen.reasons),
      ...readings.flatMap(({ unread }) => unread),
      ...read.flatMap(unreadOf),
    ],
    parties,
  }
}

/** The rows of a sheet's tables. */
const rowsOf = (outlines: readonly SheetOutline[], name: string) =>
  new Set(outlines.flatMap(({ grid }) => (grid.name === name ? grid.rows.map((row) => row.number) : []))).size

const countryOf = (answer: string | undefined) => (answer && /^[A-Z]{2}$/.test(answer) ? answer : undefined)

/** Some names of the sheet, which tell its script. */
const scriptSample = ({ rows, columns }: SheetOutline) =>
  rows
    .slice(0, 20)
    .flatMap((row) => columns.name.map((index) => row.cells[index]?.text ?? ''))
    .join(' ')

const columnsOf = ({ grid, headers, fields, proposal }: SheetOutline): ListReading['columns'] =>
  fields.flatMap((field, index) => {
    const profile = proposal.profiles[index]
    const header = headers[index] ?? ''
    if (!profile || (header === '' && profile.filled === 0)) return []
    const filled = grid.rows.length > 1_000 ? countFilled(grid.rows, index) : profile.filled
    return [{ sheet: grid.name, index, header, field, samples: profile.samples, filled }]
  })

const countFilled = (rows: SheetOutline['rows'], index: number) =>
  rows.filter((row) => row.cells[index]).length

function totalsOf(parties: readonly ReadParty[]): ListReading['totals'] {
  const totals = { parties: parties.length, people: 0, withPhone: 0, withEmail: 0 }
  for (const { maxGuests, phone, email } of parties) {
    totals.people += maxGuests
    if (phone) totals.withPhone += 1
    if (email) totals.withEmail += 1
  }
  return totals
}

function unreadSheets(
  outlines: readonly SheetOutline[],
  reasons: ReadonlyMap<string, string>,
): ListReading['unread'] {
  return outlines.flatMap(({ grid }) => {
    const reason = reasons.get(grid.name)
    if (reason === undefined || grid.rows.length === 0) return []
    return [
      {
        sheet: grid.name,
        index: null,
        rows: [],
        message: `La hoja «${grid.name}» no se lee: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`,
      },
    ]
  })
}

/** Parties that share an address: common in families, and good to know. */
function sharedContacts(parties: readonly ReadParty[]): ListProblem | null {
  const holders = new Map<string, ReadParty>()
  const rows: ListProblem['rows'] = []
  for (const party of parties) {
    for (const address of [party.email, party.phone]) {
      if (!address) continue
      const holder = holders.get(address)
      if (holder && holder.name !== party.name)
        rows.push({
          sheet: party.sheet,
          row: party.rows[0] ?? 0,
          index: null,
          text: `«${party.name}» tiene el mismo ${address.includes('@') ? 'email' : 'teléfono'} que «${holder.name}»`,
        })
      else holders.set(address, party)
    }
  }
  if (rows.length === 0) return null
  const message =
    rows.length === 1
      ? (rows[0]?.text ?? '')
      : `${rows.length} invitaciones comparten teléfono o email con otra`
  return { kind: 'shared-contact', message, rows, question: null }
}
