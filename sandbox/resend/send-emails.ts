import { type Answer, json } from '../http/call.ts'
import type { Sandbox } from '../sandbox.ts'
import { together } from '../store/open-database.ts'
import { type CheckedEmail, checkEmail } from './check-email.ts'
import { resendError } from './errors.ts'
import { newEmailId } from './new-email-id.ts'
import { type EmailRequest, rememberAnswer } from './once.ts'
import { type ScannedEmail, scanEmails } from './scan-emails.ts'

type Accepted = { id: string; scanned: ScannedEmail; checked: CheckedEmail }

/** `POST /emails`: one mail → `{ id }`. */
export function sendEmail(sandbox: Sandbox, request: EmailRequest): Answer {
  const scanned = scan(request, false)
  if (!Array.isArray(scanned)) return scanned
  const [email] = scanned
  if (!email) return malformed()
  const checked = checkEmail(email, false)
  if ('refused' in checked) return resendError(checked.refused)
  const id = newEmailId(sandbox.now())
  return accept(sandbox, request, [{ id, scanned: email, checked }], { id })
}

/**
 * `POST /emails/batch`: up to 100 mails → `{ data: [{ id }] }`. With `x-batch-validation: permissive` the good
 * ones go and the bad ones come back in `errors: [{ index, message }]`; otherwise one bad mail refuses them all.
 */
export function sendBatch(sandbox: Sandbox, request: EmailRequest): Answer {
  const scanned = scan(request, true)
  if (!Array.isArray(scanned)) return scanned
  if (scanned.length === 0 || scanned.length > 100) {
    return resendError({ name: 'validation_error', message: 'The batch must have between 1 and 100 emails.' })
  }
  const permissive = request.call.headers['x-batch-validation'] === 'permissive'
  const now = sandbox.now()
  const accepted: Accepted[] = []
  const errors: { index: number; message: string }[] = []
  for (const [index, email] of scanned.entries()) {
    const checked = checkEmail(email, true)
    if ('refused' in checked) {
      if (!permissive) return resendError(checked.refused)
      errors.push({ index, message: checked.refused.message ?? checked.refused.name })
    } else accepted.push({ id: newEmailId(now), scanned: email, checked })
  }
  const data = accepted.map(({ id }) => ({ id }))
  return accept(sandbox, request, accepted, permissive ? { data, errors } : { data })
}

function scan({ call }: EmailRequest, asList: boolean): ScannedEmail[] | Answer {
  try {
    const isList = call.body.toString('latin1', 0, 64).trimStart().startsWith('[')
    return isList === asList ? scanEmails(call.body) : malformed()
  } catch (error) {
    if (error instanceof SyntaxError) return malformed()
    throw error
  }
}

function malformed(): Answer {
  return resendError({
    name: 'validation_error',
    message: 'The request body is not valid JSON of this call.',
  })
}

/** Stores the mails and the answer to their Idempotency-Key in one transaction. */
function accept(sandbox: Sandbox, request: EmailRequest, emails: Accepted[], value: unknown): Answer {
  const { messages, bodies, delivery, database, changes } = sandbox
  const answer = json(200, value)
  const now = sandbox.now()
  together(database, () => {
    if (emails.length > 0) {
      const body_id = bodies.keep(request.packed)
      for (const { id, scanned, checked } of emails) {
        messages.add({
          id,
          channel: 'email',
          recipient: checked.recipient,
          recipients: checked.recipients,
          sender: checked.from,
          subject: checked.subject,
          tags: checked.tags,
          body_id,
          body_start: scanned.start,
          body_end: scanned.end,
          idempotency_key: request.key ?? null,
          callback: null,
          accepted_at: now,
          ...delivery.firstStep(now),
        })
      }
    }
    rememberAnswer(sandbox, request, answer)
  })
  sandbox.messagesDue()
  changes.happened()
  return answer
}
