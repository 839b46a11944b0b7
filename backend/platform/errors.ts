import { type FailureCode, failures } from '../../domain/failures.ts'

/** An expected failure with its code, HTTP status and Spanish message. */
export class AppError extends Error {
  readonly code: FailureCode
  readonly status: number
  /** Seconds for the `Retry-After` header, if known. */
  readonly retryAfter: number | null

  constructor(code: FailureCode, details: Record<string, string | number> = {}) {
    const [status, text] = failures[code]
    super(text.replace(/\{(\w+)\}/g, (_, name: string) => String(details[name] ?? '')))
    this.code = code
    this.status = status
    this.retryAfter = typeof details.retryAfter === 'number' ? details.retryAfter : null
  }
}
