import { pino } from 'pino'

/**
 * The process's log, JSON lines on stdout. Never pass it a request body, an address, a phone, a token or a key:
 * the redaction below is only a second line of defence.
 */
export const log = pino({
  level: 'info',
  base: null,
  redact: {
    paths: [
      'email',
      'phone',
      'password',
      'token',
      '*.email',
      '*.phone',
      '*.password',
      '*.token',
      '*.authorization',
      '*.cookie',
    ],
    censor: '[redacted]',
  },
  serializers: { error: presentError, err: presentError },
})

/**
 * The fields of an error that are safe to log. The database's `detail` contains the refused row and an SDK's
 * error the request, so all other fields are dropped, and quoted values at the end of a message too.
 */
export function presentError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, constraint, table, nativeError } = error as Error & Record<string, unknown>
  const { type, message, stack } = pino.stdSerializers.err(error)
  return {
    type,
    message: withoutValue(message),
    stack: withoutValue(stack ?? ''),
    code: code ?? (nativeError as { code?: unknown } | undefined)?.code,
    constraint,
    table,
    ...(error.cause ? { cause: presentError(error.cause) } : {}),
    ...(error instanceof AggregateError ? { errors: error.errors.map(presentError) } : {}),
  }
}

function withoutValue(text: string): string {
  const lines = text.split('\n').map((line) => {
    const at = line.indexOf(': "')
    return at >= 0 && line.endsWith('"') ? `${line.slice(0, at)}: …` : line
  })
  return lines.join('\n')
}
