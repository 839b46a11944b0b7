import type { LastImport } from '../../../domain/calls/guest-import.ts'
import { database } from '../../platform/database.ts'
import { undoableFor } from './undo-import.ts'

/** The newest import that changed the list, while it can be undone. */
export async function findLastImport(eventId: string): Promise<LastImport> {
  const found = await database()('guestImports')
    .where({ eventId })
    .whereRaw(`created_at > now() - interval '${undoableFor}' and imported + updated + removed > 0`)
    .orderBy('createdAt', 'desc')
    .first('id', 'createdAt', 'imported', 'updated', 'removed')
  if (!found) return { lastImport: null }
  const { id, createdAt, ...counts } = found
  return { lastImport: { importId: id, importedAt: createdAt.toISOString(), ...counts } }
}
