import * as v from 'valibot'

/** An email address in stored form: trimmed and in lower case. */
export const emailAddress = (message = 'Email válido requerido') =>
  v.pipe(v.string(message), v.trim(), v.maxLength(255, message), v.toLowerCase(), v.email(message))
