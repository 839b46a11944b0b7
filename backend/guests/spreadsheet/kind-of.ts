const zipMagic = Buffer.from('PK\x03\x04', 'latin1')
const compoundMagic = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/** What the file is by its first bytes, whatever its name says. */
export function kindOf(bytes: Buffer): 'xlsx' | 'xls' | undefined {
  if (bytes.subarray(0, 4).equals(zipMagic)) return 'xlsx'
  return bytes.subarray(0, 8).equals(compoundMagic) ? 'xls' : undefined
}
