import type { OfficeParts } from './office-parts.ts'
import { readDateStyles } from './read-date-styles.ts'
import { readSharedTexts } from './read-shared-texts.ts'
import { type BookParts, readSheet } from './read-sheet.ts'
import { RefusedSpreadsheet } from './refusal.ts'
import { attribute, relationId, scanXml } from './scan-xml.ts'
import type { Sheet } from './sheet.ts'

/**
 * The sheets of an .xlsx in order: values and links only, which takes a third of the time of a complete model of the
 * workbook. Throws `spreadsheet-unreadable`, `spreadsheet-too-large`, `spreadsheet-encrypted`.
 */
export function readXlsx(parts: OfficeParts): Sheet[] {
  const path = [...parts.relations('').values()].find(({ type }) => type === 'officeDocument')?.target
  const xml = parts.text(path ?? 'xl/workbook.xml')
  if (xml === undefined) throw new RefusedSpreadsheet('spreadsheet-unreadable')
  const relations = parts.relations(path ?? 'xl/workbook.xml')
  const partOf = (kind: string) => {
    const target = [...relations.values()].find(({ type }) => type === kind)?.target
    return (target === undefined ? undefined : parts.text(target)) ?? ''
  }
  const { sheets, epoch1904 } = readBook(xml)
  const book: BookParts = {
    texts: readSharedTexts(partOf('sharedStrings')),
    dateStyles: readDateStyles(partOf('styles')),
    epoch1904,
  }
  return sheets.flatMap(({ name, hidden, id }) => {
    const relation = relations.get(id)
    const content = relation?.type === 'worksheet' ? parts.text(relation.target) : undefined
    if (!relation || content === undefined) return []
    return { name, hidden, ...readSheet(content, book, parts.relations(relation.target)) }
  })
}

function readBook(xml: string) {
  const sheets: { name: string; hidden: boolean; id: string }[] = []
  let epoch1904 = false
  scanXml(xml, {
    open: (element, tag) => {
      if (element === 'workbookPr') epoch1904 = /^(1|true)$/.test(attribute(tag, 'date1904') ?? '')
      if (element !== 'sheet') return
      const hidden = /hidden/i.test(attribute(tag, 'state') ?? '')
      sheets.push({ name: attribute(tag, 'name') ?? '', hidden, id: attribute(tag, relationId) ?? '' })
    },
    close: () => undefined,
    text: () => undefined,
  })
  return { sheets, epoch1904 }
}
