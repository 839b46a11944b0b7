import { CLOSE_LIST, CLOSE_OBJECT, COLON, COMMA, JsonBytes, OPEN_LIST, OPEN_OBJECT } from './json-bytes.ts'

/** One mail of a request: where it lies in the body, and the fields that are looked at now. */
export type ScannedEmail = { start: number; end: number; fields: Record<string, string>; long: Set<string> }

/** Skipped over, never decoded: they are nearly all of the bytes, and are read again only when somebody looks. */
const longFields = new Set(['html', 'text', 'headers', 'attachments', 'template'])

/**
 * Finds the mails in a JSON body (one object, or a list of them) without decoding the long fields: a batch of
 * a hundred mails is 1 MB, and parsing it would be most of the sandbox's work. `fields` holds raw JSON text.
 * Throws SyntaxError for what is not such a body.
 */
export function scanEmails(body: Buffer): ScannedEmail[] {
  const reader = new JsonBytes(body)
  const emails: ScannedEmail[] = []
  if (reader.next() === OPEN_OBJECT) emails.push(scanEmail(reader, body))
  else {
    reader.expect(OPEN_LIST)
    while (reader.next() !== CLOSE_LIST) {
      emails.push(scanEmail(reader, body))
      if (reader.next() !== CLOSE_LIST) reader.expect(COMMA)
    }
    reader.expect(CLOSE_LIST)
  }
  if (reader.next() !== -1) throw new SyntaxError('unexpected text after the body')
  return emails
}

/** Consumes one mail. */
function scanEmail(reader: JsonBytes, body: Buffer): ScannedEmail {
  const found: ScannedEmail = { start: 0, end: 0, fields: {}, long: new Set() }
  reader.expect(OPEN_OBJECT)
  found.start = reader.at - 1
  while (reader.next() !== CLOSE_OBJECT) {
    const key = reader.name()
    reader.expect(COLON)
    reader.next()
    const from = reader.at
    reader.skipValue()
    if (longFields.has(key)) found.long.add(key)
    else found.fields[key] = body.toString('utf8', from, reader.at)
    if (reader.next() !== CLOSE_OBJECT) reader.expect(COMMA)
  }
  reader.expect(CLOSE_OBJECT)
  found.end = reader.at
  return found
}
