import { pino } from 'pino'

/**
 * The process's log, JSON lines on stdout. Never pass it a request body, an address, a phone, a token or a key:
 * the redaction below is the net, not the rule.
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
 * What of an error helps to find its cause. The database's own `detail` repeats the row that was refused and an SDK's
 * error the request, so nothing else of them is kept; nor is the value that a message quotes at its end.
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
