import { useEffect, useRef, useState } from 'react'
import type { Answer } from '../../../domain/answer/answer.ts'
import type { InvitedGuest } from '../../../domain/calls/invitations.ts'
import { answerInvitation } from '../../../domain/calls/rsvp.ts'
import { api, failureText } from '../../lib/api.ts'

const shelf = (guestId: string) => `answer:${guestId}`

type Sending = {
  /** The RSVP being sent, or null. */
  sending: Answer | null
  /** The network is down; the RSVP is stored and sent when it returns. */
  waiting: boolean
  /** How many attempts failed: refused, or without network. */
  returned: number
  /** What happened to the last RSVP, for screen readers: the thanks show it. */
  said: string
  /** Why the last attempt was refused; null when it was not. */
  refusal: string | null
  send: (answer: Answer) => Promise<void>
}

/**
 * Sends a guest's RSVP. It is stored from before the request until the response, so that it survives a
 * reload after a network failure, and is sent when the network returns.
 */
export function useSendAnswer(guest: InvitedGuest, onAnswered: (guest: InvitedGuest) => void): Sending {
  const [sending, setSending] = useState<Answer | null>(null)
  const [waiting, setWaiting] = useState(false)
  const [returned, setReturned] = useState(0)
  const [said, setSaid] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const isUnderWay = useRef(false)

  const send = async (answer: Answer): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    keep(guest.id, answer)
    setSending(answer)
    setWaiting(false)
    setRefusal(null)
    try {
      const answered = await api.send(answerInvitation, { params: { id: guest.id }, payload: answer })
      keep(guest.id, null)
      const first = answer.status === 'confirmed' ? 'Invitación confirmada' : 'Respuesta enviada'
      setSaid(guest.status === 'pending' ? first : 'Respuesta actualizada')
      onAnswered(answered)
    } catch (error) {
      const isOffline = error instanceof TypeError
      if (!isOffline) keep(guest.id, null)
      setWaiting(isOffline)
      setReturned((times) => times + 1)
      if (!isOffline) setRefusal(failureText(error))
    } finally {
      isUnderWay.current = false
      setSending(null)
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

  return { sending, waiting, returned, refusal, said, send }
}

function keep(guestId: string, answer: Answer | null) {
  try {
    if (answer) localStorage.setItem(shelf(guestId), JSON.stringify(answer))
    else localStorage.removeItem(shelf(guestId))
  } catch {
    // Storage may be unavailable; sending still works.
  }
}

function readKept(guestId: string): Answer | null {
  try {
    return JSON.parse(localStorage.getItem(shelf(guestId)) ?? 'null') as Answer | null
  } catch {
    return null
  }
}
