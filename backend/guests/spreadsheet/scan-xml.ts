type XmlEvents = {
  /** `tag` is the text between the angle brackets, for `attribute`; `name` has no namespace prefix. */
  open: (name: string, tag: string) => void
  close: (name: string) => void
  text: (text: string) => void
}

/**
 * A SAX parser: reports opening tags, closing tags and text; a self-closing tag is reported as both. No document types
 * and only XML's own entities, so that no entity can expand. Throws SyntaxError.
 */
export function scanXml(xml: string, { open, close, text }: XmlEvents): void {
  let at = 0
  while (at < xml.length) {
    const start = xml.indexOf('<', at)
    if (start < 0) return
    if (start > at) text(decodeXml(xml.slice(at, start)))
    const mark = xml.charCodeAt(start + 1)
    if (mark === slash) {
      const end = endOf(xml, '>', start)
      close(nameOf(xml, start + 2, end))
      at = end + 1
    } else if (mark === bang) {
      at = skipMarkup(xml, start, text)
    } else if (mark === question) {
      at = endOf(xml, '?>', start) + 2
    } else {
      const end = endOfTag(xml, start)
      const closesItself = xml.charCodeAt(end - 1) === slash
      const tagEnd = closesItself ? end - 1 : end
      const name = nameOf(xml, start + 1, tagEnd)
      open(name, xml.slice(start + 1, tagEnd))
      if (closesItself) close(name)
      at = end + 1
    }
  }
}

/** For `attribute`: the id of a relation, whatever prefix the namespace has. */
export const relationId = ':id'

const attributes = /\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** An attribute's value by its full name, or by ':name' with any prefix; undefined when the tag has none. */
export function attribute(tag: string, name: string): string | undefined {
  const quick = tag.indexOf(` ${name}="`)
  if (quick >= 0) {
    const from = quick + name.length + 3
    return decodeXml(tag.slice(from, tag.indexOf('"', from)))
  }
  if (!tag.includes(name)) return undefined
  for (const [, key = '', double, single = ''] of tag.matchAll(attributes))
    if (name.startsWith(':') ? key.endsWith(name) : key === name) return decodeXml(double ?? single)
  return undefined
}

const [space, bang, doubleQuote, singleQuote, slash, colon, greater, question] = [
  32, 33, 34, 39, 47, 58, 62, 63,
]

/** The name at the beginning of a tag, without its prefix. */
function nameOf(xml: string, from: number, tagEnd: number): string {
  let start = from
  let at = from
  for (; at < tagEnd; at++) {
    const code = xml.charCodeAt(at)
    if (code <= space) break
    if (code === colon) start = at + 1
  }
  return xml.slice(start, at)
}

/** The position of the closing bracket, outside quoted values. */
function endOfTag(xml: string, start: number): number {
  let quote = 0
  for (let at = start + 1; at < xml.length; at++) {
    const code = xml.charCodeAt(at)
    if (quote !== 0) {
      if (code === quote) quote = 0
    } else if (code === greater) return at
    else if (code === doubleQuote || code === singleQuote) quote = code
  }
  throw new SyntaxError('A tag without an end')
}

function skipMarkup(xml: string, start: number, text: (text: string) => void): number {
  if (xml.startsWith('<!--', start)) return endOf(xml, '-->', start + 4) + 3
  if (!xml.startsWith('<![CDATA[', start)) throw new SyntaxError('Document types are not read')
  const end = endOf(xml, ']]>', start)
  text(xml.slice(start + 9, end))
  return end + 3
}

function endOf(xml: string, mark: string, from: number): number {
  const end = xml.indexOf(mark, from)
  if (end < 0) throw new SyntaxError(`Markup without its ${mark}`)
  return end
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decodeXml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
