const endOfPart = 0x000a

/**
 * Whether the stream of an .xls is one record after the other up to its end, as [MS-XLS] 2.1.4 has it: a kind, a size
 * and as many bytes. Zeros after the last part are filling. Where it is not, the reader would read rubbish, leave out
 * rows in silence or never end.
 */
export function isWholeBook(book: Buffer): boolean {
  let kind = 0
  let place = 0
  while (place + 4 <= book.length) {
    const previous = kind
    kind = book.readUInt16LE(place)
    if (kind === 0) return previous === endOfPart
    place += 4 + book.readUInt16LE(place + 2)
  }
  return place <= book.length
}
