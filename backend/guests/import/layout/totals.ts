import { foldHeader } from '../../spreadsheet/fold.ts'
import type { Row } from '../../spreadsheet/sheet.ts'
import { lineAt } from './grid.ts'

/** The whole text says total; 'Total Pérez' does not. */
const total =
  /^(?:(?:sub|gran )?total(?:es|e|i|s)?|suma(?:s|torio)?|sum|grand total|recuento|gesamt|summe|insgesamt|totaux|somme|guztira|soma|somma|subtotal|suma total|sum total|cuenta|count|合计|总计|סה כ|סהכ)(?: (?:general|parcial|final|de|del|d|di|of|der|des|all))?(?: (?:de )?(?:los )?(?:invitados|invitaciones|personas|asistentes|adultos|ninos|plazas|pax|comensales|confirmados|familias|grupos?|guests|people|seats|convidats|convidados|invites|gaste|gaeste|personen|personnes|invitati|persone|pessoas|ospiti|gonbidatuak|pases|boletos|entradas|lugares|mesas?|invited|attending|adults|children|kids|parties|invitations|households))?(?: \d+)?$/

/** Cheap check first: folding every name of a long list would cost more than reading it. */
const hint = /tota|sum|recuent|gesamt|insges|guztira|som|count|cuenta|合计|总计|סה/i

export const saysTotal = (text: string): boolean =>
  text.length < 80 && hint.test(text) && total.test(foldHeader(text))

/** Numbers that the sheet itself gives as a total: written after such a word, below one, or computed. */
export function ownTotals(rows: readonly Row[], isGuest: (row: Row) => boolean): Set<number> {
  const totals = new Set<number>()
  let labelled = new Set<number>()
  for (const row of rows) {
    const below = new Set<number>()
    let says = false
    const guest = isGuest(row)
    row.cells.forEach((cell, index) => {
      if (!cell || cell.repeated) return
      const text = lineAt(row, index)
      const number = /^\d{1,6}(?:[.,]\d)?$/.test(text) ? Number(text.replace(',', '.')) : undefined
      if (number === undefined) {
        if (!hint.test(text)) return
        if (!/tota|sum|recuent|gesamt|guztira/i.test(text) || text.length > 60) return
        below.add(index)
        says = true
        const inside = /(?:^|\D)(\d{1,5})\D{0,12}$/.exec(text)
        if (inside) totals.add(Number(inside[1]))
      } else if ((cell.computed && !guest) || says || labelled.has(index)) totals.add(number)
    })
    labelled = below
  }
  return totals
}
