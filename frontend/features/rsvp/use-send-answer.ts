import { useEffect, useState } from 'react'
import type { InvitedGuest } from '../../../backend/invitations/contract.ts'
import type { Answer } from '../../../backend/rsvp/contract.ts'
import { api, failureText } from '../../lib/api.ts'
import { toast } from '../../ui/use-toasts.ts'

const shelf = (guestId: string) => `answer:${guestId}`

type Sending = {
  /** `waiting`: the network is away; the answer is kept here and goes out when it returns. */
  state: 'idle' | 'sending' | 'waiting'
  send: (answer: Answer) => Promise<boolean>
}

/** Sends a guest's answer; an answer the network swallowed is kept, even over a reload, and sent when it returns. */
export function useSendAnswer(guest: InvitedGuest, onAnswered: (guest: InvitedGuest) => void): Sending {
  const [state, setState] = useState<Sending['state']>('idle')

  const send = async (answer: Answer): Promise<boolean> => {
    setState('sending')
    try {
      const answered = await api.post<InvitedGuest>(`/api/guests/${guest.id}/rsvp`, answer)
      keep(guest.id, null)
      setState('idle')
      const first = guest.status === 'pending' && answer.status === 'confirmed'
      toast({ title: first ? 'Invitación confirmada' : 'Respuesta actualizada' })
      onAnswered(answered)
      return true
    } catch (error) {
      const offline = error instanceof TypeError
      keep(guest.id, offline ? answer : null)
      setState(offline ? 'waiting' : 'idle')
      toast({
        title: 'Error al confirmar',
        description: offline
          ? 'No hay conexión. Tu respuesta queda guardada en este dispositivo y se enviará sola cuando vuelva la red.'
          : failureText(error),
        tone: 'destructive',
      })
      return false
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest `send` is not worth a new listener
  useEffect(() => {
    const retry = () => {
      const kept = readKept(guest.id)
      if (kept && navigator.onLine) void send(kept)
    }
    retry()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [guest.id, guest.status])

  return { state, send }
}

function keep(guestId: string, answer: Answer | null) {
  try {
    if (answer) localStorage.setItem(shelf(guestId), JSON.stringify(answer))
    else localStorage.removeItem(shelf(guestId))
  } catch {
    // A browser that stores nothing still sends.
  }
}

function readKept(guestId: string): Answer | null {
  try {
    return JSON.parse(localStorage.getItem(shelf(guestId)) ?? 'null') as Answer | null
  } catch {
    return null
  }
}
