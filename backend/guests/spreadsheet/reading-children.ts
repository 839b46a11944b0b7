import { childPool } from '../../platform/child-pool.ts'
import { entryFile } from '../../platform/entry-file.ts'
import type { ListTask } from '../import/list-task.ts'
import { limits } from './limits.ts'

/** The processes that read lists. */
export const readingPool = childPool<ListTask>({
  file: entryFile(import.meta.dirname, 'spreadsheet-child'),
  limits: limits.children,
  exhausted: 'spreadsheet-unreadable',
})
