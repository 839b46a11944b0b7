import { setImmediate as turn } from 'node:timers/promises'
import { loadWordLists } from '../accounts/password-strength.ts'
import { writeTemplate } from '../guests/spreadsheet/write-template.ts'
import { log } from '../platform/log.ts'

/** Preloads what would make the first request of its kind slow. */
export async function warmUp(): Promise<void> {
  for (const load of [loadWordLists, writeTemplate]) {
    await turn()
    try {
      await load()
    } catch (error) {
      // The request that needs it will fail with the error itself.
      log.warn({ error }, 'something could not be loaded ahead')
    }
  }
}
