const endOfPart = 0x000a
const columnWidths = 0x007d
/** Excel writes one more than the columns that there are. */
const columns = 256

/**
 * Whether the stream of an .xls is one record after the other up to its end, as [MS-XLS] 2.1.4 has it: a kind, a size
 * and as many bytes. Zeros after the last part are filling. Where it is not, or gives widths to columns that no .xls has,
 * the reader would read rubbish, leave out rows in silence or never end.
 */
export function isWholeBook(book: Buffer): boolean {
  let kind = 0
  let place = 0
  while (place + 4 <= book.length) {
    const previous = kind
    kind = book.readUInt16LE(place)
    if (kind === 0) return previous === endOfPart
    if (kind === columnWidths && place + 8 <= book.length && book.readUInt16LE(place + 6) > columns)
      return false
    place += 4 + book.readUInt16LE(place + 2)
  }
  return place <= book.length
}
