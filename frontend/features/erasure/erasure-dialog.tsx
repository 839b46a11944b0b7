import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { Erasure } from '../../../domain/calls/erasure.ts'
import { failureText } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Stack } from '../../ui/layout.ts'
import { PasswordInput } from '../../ui/password-input.tsx'

type Props = {
  title: string
  description: string
  /** The button's label: 'Eliminar el evento'. */
  button: string
  onErase: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks for the password before an erasure, which cannot be undone. */
export function ErasureDialog({ title, description, button, onErase, onClose }: Props) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(submitted: FormEvent) {
    submitted.preventDefault()
    const given = v.safeParse(Erasure, { password })
    if (!given.success) return setError(given.issues[0].message)
    setBusy(true)
    try {
      await onErase(given.output.password)
    } catch (failure) {
      setError(failureText(failure))
      setBusy(false)
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={description}>
      <Stack as="form" $gap={3} onSubmit={(submitted) => void submit(submitted)} noValidate>
        <Field label="Tu contraseña" error={error}>
          <PasswordInput
            autoComplete="current-password"
            value={password}
            maxLength={200}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        <DialogActions>
          <Button tone="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" tone="danger" busy={busy} busyText="Eliminando...">
            {button}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
