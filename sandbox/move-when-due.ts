import { happenTo } from './move-messages.ts'
import type { Sandbox } from './sandbox.ts'
import { together } from './store/open-database.ts'
import type { StoredMessage } from './store/stored-message.ts'
import { endOfWhatsapp, isStale } from './twilio/message-events.ts'
import { readWhatsapp } from './twilio/present-message.ts'

/** How long after a look at a picture that is still coming the next one follows. */
const mediaPauseMs = 100

function moveDueWhatsapp(sandbox: Sandbox, message: StoredMessage): void {
  const next = message.next_status ?? ''
  const { media } = next === 'sent' ? readWhatsapp(sandbox, message) : {}
  const looked = media ? sandbox.media.look(media, sandbox.messagesDue) : 'good'
  if (next === 'sent' && isStale(sandbox, message)) happenTo(sandbox, message, 'failed', 30036)
  else if (looked === 'checking') sandbox.messages.wait(message, sandbox.now() + mediaPauseMs)
  else if (typeof looked === 'number') happenTo(sandbox, message, 'failed', looked)
  else
    happenTo(sandbox, message, next, next === 'sent' ? undefined : endOfWhatsapp(sandbox, message).errorCode)
}

/** Advances messages when they are due: sent, then delivered. Returns functions to wake and stop it. */
export function moveMessagesWhenDue(sandbox: Sandbox): { wake: () => void; stop: () => void } {
  const { messages, log } = sandbox
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function moveDue(): void {
    const due = messages.due(sandbox.now())
    together(sandbox.database, () => {
      for (const message of due) {
        if (message.channel === 'email') happenTo(sandbox, message, message.next_status ?? '')
        else moveDueWhatsapp(sandbox, message)
      }
    })
    plan()
  }

  function plan(): void {
    clearTimeout(timer)
    if (stopped) return
    const at = messages.nextDueAt()
    if (at === undefined) return
    timer = setTimeout(
      () => {
        try {
          moveDue()
        } catch (error) {
          log.error({ err: error }, 'sandbox: moving messages on broke')
          timer = setTimeout(plan, 1000)
        }
      },
      Math.max(1, at - sandbox.now()),
    )
  }

  plan()
  return {
    wake: plan,
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}
