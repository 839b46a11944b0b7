import * as v from 'valibot'

/** The longest line that a couple adds to its mails. */
export const mostPersonalLine = 200
const tooLong = `Vuestras palabras pueden tener ${mostPersonalLine} letras como mucho`

const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** A line of the couple's own, as plain text on one line; '' when nothing is left of it. */
export const PersonalLine = v.pipe(
  v.string(),
  v.maxLength(5 * mostPersonalLine, tooLong),
  v.transform((typed) =>
    typed
      .toWellFormed()
      .normalize('NFC')
      .replace(invisible, '')
      .replace(/[\p{Cc}\p{Co}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim(),
  ),
  v.maxLength(mostPersonalLine, tooLong),
)
