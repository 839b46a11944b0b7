import { useState } from 'react'
import { EmailOnly } from '../../../domain/account/credentials.ts'
import { requestReset, requestVerification } from '../../../domain/calls/accounts.ts'
import { api, failureText } from '../../lib/api.ts'
import { useValibotForm } from '../../lib/use-valibot-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/use-toasts.ts'
import { WhenReady } from '../../ui/when-ready.tsx'
import { Form } from './form-layout.ts'

export const emailRequests = {
  'forgot-password': {
    title: 'Recupera tu contraseña',
    lead: 'Escribe el email de tu cuenta y te enviaremos un enlace para elegir otra. El enlace vale una hora.',
    action: 'Enviar enlace',
    done: 'Si hay una cuenta con ese email, en unos minutos tendrás un enlace para elegir otra contraseña.',
  },
  'resend-verification': {
    title: 'Reenvía la verificación',
    lead: 'Escribe el email con el que creaste tu invitación y te enviaremos un enlace nuevo. Vale 48 horas.',
    action: 'Reenviar email',
    done: 'Si hay una invitación pendiente de verificar con ese email, en unos minutos tendrás un enlace nuevo.',
  },
} as const
const calls = { 'forgot-password': requestReset, 'resend-verification': requestVerification } as const
export type EmailRequest = keyof typeof emailRequests

/** Requests a link by email. The response never tells whether the address is known. */
export function EmailRequestForm({ request }: { request: EmailRequest }) {
  const { action, done } = emailRequests[request]
  const [isSent, setSent] = useState(false)
  const { register, handleSubmit, formState } = useValibotForm(EmailOnly, { email: '' })

  const submit = handleSubmit(async (form) => {
    try {
      await api.send(calls[request], { payload: form })
      setSent(true)
    } catch (error) {
      toast({ title: 'No hemos podido enviarlo', description: failureText(error), tone: 'destructive' })
    }
  })

  if (isSent)
    return (
      <div role="status">
        <Banner tone="good" title="Revisa tu correo">
          {done}
        </Banner>
      </div>
    )
  return (
    <WhenReady>
      <Form onSubmit={submit} noValidate>
        <Field label="Email" error={formState.errors.email?.message}>
          <Input type="email" autoComplete="username" inputMode="email" {...register('email')} />
        </Field>
        <Button type="submit" wide busy={formState.isSubmitting} busyText="Enviando...">
          {action}
        </Button>
      </Form>
    </WhenReady>
  )
}
