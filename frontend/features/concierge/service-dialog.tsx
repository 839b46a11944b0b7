import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { ServiceRequest } from '../../../domain/calls/concierge.ts'
import { failureText } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { Stack } from '../../ui/layout.ts'
import { toast } from '../../ui/use-toasts.ts'

const words = {
  domain: {
    title: 'Pide tu dominio',
    description:
      'Incluido un año. Comprobamos si está libre, lo registramos y lo dirigimos a tu invitación; si no lo está, te proponemos otros parecidos.',
    label: 'Dominio que quieres',
    hint: 'Acaba en .com o .es, por ejemplo luciaymarcos.es',
    button: 'Pedir el dominio',
  },
  message: {
    title: 'Escríbenos',
    description:
      'Cuéntanos qué necesitas. Recibimos tu mensaje con tu evento y tu email, sin datos de tus invitados.',
    label: 'Tu mensaje',
    hint: undefined,
    button: 'Enviar mensaje',
  },
} as const

type Props = {
  kind: ServiceRequest['kind']
  /** '24 horas': the promised response time. */
  within: string
  onAsk: (request: ServiceRequest) => Promise<void>
  onClose: () => void
}

/** Sends a request to our staff. The typed text stays when sending fails. */
export function ServiceDialog({ kind, within, onAsk, onClose }: Props) {
  const { title, description, label, hint, button } = words[kind]
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function send(submitted: FormEvent) {
    submitted.preventDefault()
    const request = v.safeParse(
      ServiceRequest,
      kind === 'domain' ? { kind, domain: text } : { kind, message: text },
    )
    if (!request.success) return setError(request.issues[0].message)
    setBusy(true)
    try {
      await onAsk(request.output)
      toast({ title: 'Lo hemos recibido', description: `Te contestamos por email en ${within} como mucho.` })
      onClose()
    } catch (failure) {
      setError(failureText(failure))
      setBusy(false)
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={description}>
      <Stack as="form" $gap={3} onSubmit={(submitted) => void send(submitted)} noValidate>
        <Field label={label} hint={hint} error={error}>
          {kind === 'domain' ? (
            <Input
              value={text}
              maxLength={70}
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => setText(target.value)}
            />
          ) : (
            <Textarea
              rows={6}
              value={text}
              maxLength={2000}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <DialogActions>
          <Button tone="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" busy={busy} busyText="Enviando...">
            {button}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
