import * as v from 'valibot'
import { Login } from '../../../domain/account/credentials.ts'
import { useValibotForm } from '../../lib/use-valibot-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { WhenReady } from '../../ui/when-ready.tsx'
import { Form } from './form-layout.ts'

const KnownPassword = v.pick(Login, ['password'])

/** The existing password of an account, which its new event joins. */
export function KnownPasswordForm({ onPassword }: { onPassword: (password: string) => Promise<void> }) {
  const { register, handleSubmit, formState } = useValibotForm(KnownPassword, { password: '' })
  return (
    <WhenReady>
      <Form onSubmit={handleSubmit(({ password }) => onPassword(password))} noValidate>
        <Field label="Contraseña" error={formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Button type="submit" wide busy={formState.isSubmitting} busyText="Entrando...">
          Entrar y añadir el evento
        </Button>
      </Form>
    </WhenReady>
  )
}
