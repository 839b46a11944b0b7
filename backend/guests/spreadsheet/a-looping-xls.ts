const sectorBytes = 512
const endOfChain = -2

/**
 * For tests: an .xls with an endless chain of sectors. The allocation table says that the last sector of the stream is
 * followed by its first, and the directory entry starts within that loop (fixtures/lista-en-bucle.xls is
 * lista-antigua.xls made so).
 */
export function loopingXls(bytes: Buffer): Buffer {
  const looping = Buffer.from(bytes)
  const placeOf = (sector: number) => (sector + 1) * sectorBytes
  // The header lists the sectors of the table.
  const tableSectors = Array.from({ length: 109 }, (_, at) => looping.readInt32LE(76 + at * 4))
  const inTable = (sector: number) =>
    placeOf(tableSectors[Math.floor((sector * 4) / sectorBytes)] ?? 0) + ((sector * 4) % sectorBytes)

  const entry = looping.indexOf(Buffer.from('Workbook', 'utf16le'))
  const first = looping.readInt32LE(entry + 116)
  const second = looping.readInt32LE(inTable(first))
  let last = second
  for (let next = last; next !== endOfChain; next = looping.readInt32LE(inTable(last))) last = next
  looping.writeInt32LE(first, inTable(last))
  looping.writeInt32LE(second, entry + 116)
  return looping
}
