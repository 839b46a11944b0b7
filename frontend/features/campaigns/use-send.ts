import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { pathOf } from '../../../domain/calls/define-call.ts'
import { listCampaigns, remind, type SendRequest, sendInvitations } from '../../../domain/calls/messaging.ts'
import type { CampaignKind } from '../../../domain/sending/campaign-kind.ts'
import { api, failureText } from '../../lib/api.ts'
import { toast } from '../../ui/use-toasts.ts'
import { acceptedText } from './send-texts.ts'
import { sendWords } from './send-words.ts'

const calls = { invitation: sendInvitations, reminder: remind } as const

/** Sends a campaign and says in a toast what came of it; `onSent` follows when it was accepted. */
export function useSend(eventId: string, kind: CampaignKind, onSent: () => void) {
  const [isSending, setSending] = useState(false)
  const { mutate } = useSWRConfig()
  const send = async (payload: SendRequest) => {
    setSending(true)
    try {
      const answer = await api.send(calls[kind], { params: { eventId }, payload })
      toast({
        title: answer.totalPendingGuests > 0 ? sendWords[kind].accepted : 'Nada que enviar',
        description: acceptedText(kind, answer),
      })
      // The guests' rows follow by SSE.
      void mutate(pathOf(listCampaigns, { params: { eventId } }))
      onSent()
    } catch (error) {
      toast({ title: sendWords[kind].failure, description: failureText(error), tone: 'destructive' })
    }
    setSending(false)
  }
  return { isSending, send }
}
