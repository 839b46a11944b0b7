/** The bytes as text: by their byte order mark, else by what they look like. Line ends become line feeds. */
export function decodeText(bytes: Buffer): string {
  return decode(bytes).replace(/\r{1,2}\n|\r/g, '\n')
}

const marks = [
  ['utf-8', 'efbbbf'],
  ['utf-16le', 'fffe'],
  ['utf-16be', 'feff'],
] as const

function decode(bytes: Buffer): string {
  for (const [encoding, mark] of marks)
    if (bytes.subarray(0, mark.length / 2).equals(Buffer.from(mark, 'hex')))
      return new TextDecoder(encoding).decode(bytes)
  const wide = wideEncoding(bytes)
  if (wide) return new TextDecoder(wide).decode(bytes)
  return asUtf8(bytes) ?? new TextDecoder(isMacintosh(bytes) ? 'macintosh' : 'windows-1252').decode(bytes)
}

/** Bytes looked at to find an encoding. */
const sampleBytes = 65_536

/** UTF-16 has a zero beside every line end and separator, always on the same side. */
function wideEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = [0, 0] as [number, number]
  const sample = bytes.subarray(0, sampleBytes)
  for (let at = sample.indexOf(0); at >= 0; at = sample.indexOf(0, at + 1)) zeros[(at % 2) as 0 | 1] += 1
  const [even, odd] = zeros
  if (odd > even * 10) return 'utf-16le'
  return even > odd * 10 ? 'utf-16be' : undefined
}

/** Undefined when it is not UTF-8. Few broken letters among many good ones came in by pasting. */
function asUtf8(bytes: Buffer): string | undefined {
  const text = new TextDecoder('utf-8').decode(bytes)
  const foreign = text.match(/[\u0080-\uffff]/g)?.length ?? 0
  const broken = text.match(/\ufffd/g)?.length ?? 0
  return broken === 0 || broken * 10 < foreign ? text : undefined
}

/** Excel for Mac's own CSV: its accented letters stand where Windows has signs that no name begins or goes on with. */
function isMacintosh(bytes: Buffer): boolean {
  const sample = bytes.subarray(0, sampleBytes).toString('latin1')
  const mac =
    sample.match(/[a-z][\x87\x8e\x92\x97\x9c\x96\x88\x8f\x93\x98\x9d\x8d\x9f](?=[a-z])/gi)?.length ?? 0
  const windows = sample.match(/[\xc0-\xff]/g)?.length ?? 0
  return mac > windows
}
