/** One mail of a request: where it lies in the body, and the fields that are looked at now. */
export type ScannedEmail = { start: number; end: number; fields: Record<string, string>; long: Set<string> }

const QUOTE = 34
const BACKSLASH = 92
const COMMA = 44
const COLON = 58
const OPEN_LIST = 91
const CLOSE_LIST = 93
const OPEN_OBJECT = 123
const CLOSE_OBJECT = 125

/** Skipped over, never decoded: they are nearly all of the bytes, and are read again only when somebody looks. */
const longFields = new Set(['html', 'text', 'headers', 'attachments', 'template'])

/**
 * Finds the mails in a JSON body (one object, or a list of them) without decoding the long fields: a batch of
 * a hundred mails is 1 MB, and parsing it would be most of the sandbox's work. `fields` holds raw JSON text.
 * Throws SyntaxError for what is not such a body.
 */
export function scanEmails(body: Buffer): ScannedEmail[] {
  const reader = new Reader(body)
  const emails: ScannedEmail[] = []
  if (reader.next() === OPEN_OBJECT) emails.push(reader.email())
  else {
    reader.expect(OPEN_LIST)
    while (reader.next() !== CLOSE_LIST) {
      emails.push(reader.email())
      if (reader.next() !== CLOSE_LIST) reader.expect(COMMA)
    }
    reader.expect(CLOSE_LIST)
  }
  if (reader.next() !== -1) throw new SyntaxError('unexpected text after the body')
  return emails
}

class Reader {
  private readonly body: Buffer
  private at = 0

  constructor(body: Buffer) {
    this.body = body
  }

  /** The next byte that is not blank, not consumed; -1 at the end. */
  next(): number {
    for (;;) {
      const byte = this.body[this.at]
      if (byte === undefined) return -1
      if (byte !== 32 && byte !== 10 && byte !== 13 && byte !== 9) return byte
      this.at += 1
    }
  }

  expect(byte: number): void {
    if (this.next() !== byte) throw new SyntaxError(`unexpected text at ${this.at}`)
    this.at += 1
  }

  email(): ScannedEmail {
    const found: ScannedEmail = { start: 0, end: 0, fields: {}, long: new Set() }
    this.expect(OPEN_OBJECT)
    found.start = this.at - 1
    while (this.next() !== CLOSE_OBJECT) {
      const key = this.string()
      this.expect(COLON)
      this.next()
      const from = this.at
      this.skipValue()
      if (longFields.has(key)) found.long.add(key)
      else found.fields[key] = this.body.toString('utf8', from, this.at)
      if (this.next() !== CLOSE_OBJECT) this.expect(COMMA)
    }
    this.expect(CLOSE_OBJECT)
    found.end = this.at
    return found
  }

  private string(): string {
    const from = this.next() === QUOTE ? this.at : -1
    if (from < 0) throw new SyntaxError(`a name was expected at ${this.at}`)
    this.skipString()
    return this.body.toString('utf8', from + 1, this.at - 1)
  }

  private skipString(): void {
    const { body } = this
    let at = this.at + 1
    for (;;) {
      const byte = body[at]
      if (byte === QUOTE) break
      if (byte === undefined) throw new SyntaxError('a text without end')
      at += byte === BACKSLASH ? 2 : 1
    }
    this.at = at + 1
  }

  private skipValue(): void {
    const first = this.next()
    if (first === QUOTE) this.skipString()
    else if (first === OPEN_OBJECT || first === OPEN_LIST) this.skipNested()
    else this.skipWord()
  }

  private skipNested(): void {
    let depth = 0
    do {
      const byte = this.next()
      if (byte === -1) throw new SyntaxError('a value without end')
      if (byte === QUOTE) {
        this.skipString()
        continue
      }
      if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth += 1
      if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1
      this.at += 1
    } while (depth > 0)
  }

  private skipWord(): void {
    const word = /^(null|true|false|-?\d+(\.\d+)?([eE][+-]?\d+)?)/.exec(
      this.body.toString('latin1', this.at, this.at + 40),
    )
    if (!word) throw new SyntaxError(`unexpected text at ${this.at}`)
    this.at += word[0].length
  }
}
