import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { createEvent, type EventCreated, type NewEvent } from '../../../domain/calls/events.ts'
import { slugOf } from '../../../domain/event/slug.ts'
import { api, failureText } from '../../lib/api.ts'
import { toast } from '../../ui/use-toasts.ts'
import { type Draft, firstMissingStep, useDraft } from './draft-store.ts'
import { useNextStep } from './next-step-store.ts'

/** Duration of the toast with the verification link, in ms. */
const noticeTime = 15_000

/** Creates the event from the draft, shows the next step and goes to the home page; or goes to an incomplete step. */
export function useCreateEvent() {
  const [creating, setCreating] = useState(false)
  const navigate = useNavigate()
  const { goTo, clear } = useDraft.getState()

  const create = async (draft: Draft) => {
    const missing = firstMissingStep(draft)
    if (missing) return goTo(missing)
    setCreating(true)
    try {
      // No step is missing, so it is whole.
      const whole = draft as NewEvent
      const payload = { ...whole, planType: 'essence', slug: slugOf(whole.coupleNames) }
      const created = await api.send(createEvent, { payload })
      announce(created, draft.email ?? '')
      // Left first: the history of the steps follows the draft.
      navigate('/')
      clear()
    } catch (error) {
      toast({ title: 'Error al crear el evento', description: failureText(error), tone: 'destructive' })
      setCreating(false)
    }
  }
  return { creating, create: (draft: Draft) => void create(draft) }
}

function announce({ message, verificationUrl }: EventCreated, email: string) {
  useNextStep.getState().show({ email, verificationUrl: verificationUrl ?? null })
  if (!verificationUrl) {
    return toast({
      title: '¡Evento creado con éxito!',
      description: 'Te hemos enviado un email de verificación. Ábrelo para activar tu cuenta.',
    })
  }
  toast({ title: 'Evento creado con éxito', description: message, duration: noticeTime })
  window.open(verificationUrl, '_blank')
}
