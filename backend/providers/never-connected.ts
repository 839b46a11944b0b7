const before = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
])
/** TLS errors: no byte of a request is sent before the handshake succeeds. */
const handshake = /^(CERT_|ERR_TLS_|ERR_SSL_WRONG_VERSION_NUMBER)/

/**
 * The code of an error that proves that no request was sent: DNS failed, the connection or the certificate was refused.
 * Null for every other error, such as a reset or a timeout: the request may have arrived.
 */
export function neverConnectedCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code, syscall, cause } = error as Error & { code?: unknown; syscall?: unknown }
  const errors = error instanceof AggregateError ? error.errors : []
  if (errors.length > 0 && errors.every((one) => neverConnectedCode(one) !== null))
    return neverConnectedCode(errors[0])
  if (typeof code === 'string')
    if (before.has(code) || handshake.test(code) || syscall === 'connect' || syscall === 'getaddrinfo')
      return code
  return neverConnectedCode(cause)
}
