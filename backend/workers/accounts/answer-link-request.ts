import * as v from 'valibot'
import { answerLinkRequest as answer } from '../../accounts/answer-link-request.ts'
import { inTransaction } from '../../platform/database.ts'
import { defineWorker } from '../../platform/worker.ts'

/** Looks up who asked for a link, and has it mailed to whom it may be. */
export const answerLinkRequest = defineWorker({
  queue: 'answer-link-request',
  payload: v.object({ requestId: v.pipe(v.string(), v.uuid()) }),
  run: ({ requestId }) => inTransaction((trx) => answer(trx, requestId)),
})
