import { setImmediate as turn } from 'node:timers/promises'
import { loadWordLists } from '../accounts/password-strength.ts'
import { writeTemplate } from '../guests/spreadsheet/write-template.ts'
import { log } from '../platform/log.ts'

/** Loads what the first request of its kind would make everybody wait for; whoever asks meanwhile is served between. */
export async function warmUp(): Promise<void> {
  for (const load of [loadWordLists, writeTemplate]) {
    await turn()
    try {
      await load()
    } catch (error) {
      // The request that needs it will say so itself.
      log.warn({ error }, 'something could not be loaded ahead')
    }
  }
}
