import { attribute, scanXml } from './scan-xml.ts'

/** Built-in number formats that show dates (ECMA-376 part 1, 18.8.30). */
const isKnownDate = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** The indexes of the cell styles that show a number as a date. */
export function readDateStyles(xml: string): Set<number> {
  const custom = new Map<number, boolean>()
  const dates = new Set<number>()
  let inCellStyles = false
  let position = 0
  scanXml(xml, {
    open: (name, tag) => {
      const id = Number(attribute(tag, 'numFmtId'))
      if (name === 'numFmt') custom.set(id, showsDays(attribute(tag, 'formatCode') ?? ''))
      else if (name === 'cellXfs') inCellStyles = true
      else if (name === 'xf' && inCellStyles) {
        if (custom.get(id) ?? isKnownDate(id)) dates.add(position)
        position += 1
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCellStyles = false
    },
    text: () => undefined,
  })
  return dates
}

/** Date letters outside quotes, brackets and escapes. */
const showsDays = (format: string) => /[dy]/i.test(format.replace(/"[^"]*"|\[[^[\]]*\]|\\.|_.|\*./g, ''))
