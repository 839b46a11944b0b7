export const COMMA = 44
export const COLON = 58
export const OPEN_LIST = 91
export const CLOSE_LIST = 93
export const OPEN_OBJECT = 123
export const CLOSE_OBJECT = 125
const QUOTE = 34
const BACKSLASH = 92

/** Reads JSON byte by byte and decodes only what is asked for. Throws SyntaxError for what is none. */
export class JsonBytes {
  private readonly body: Buffer
  /** The next byte to be read. */
  at = 0

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

  /** Consumes `byte`, after blanks. */
  expect(byte: number): void {
    if (this.next() !== byte) throw new SyntaxError(`unexpected text at ${this.at}`)
    this.at += 1
  }

  /** Consumes a text, and answers what stands between its quotes, undecoded. */
  name(): string {
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

  /** Consumes a value of any kind. */
  skipValue(): void {
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
