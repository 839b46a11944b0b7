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
  serializers: { error: pino.stdSerializers.err, err: pino.stdSerializers.err },
})

export type Log = typeof log
