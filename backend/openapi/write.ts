import { writeFileSync } from 'node:fs'
import { describeCalls } from './describe-calls.ts'

/** npm run openapi: writes docs/openapi.json anew. */
writeFileSync(
  new URL('../../docs/openapi.json', import.meta.url),
  `${JSON.stringify(describeCalls(), null, 1)}\n`,
)
