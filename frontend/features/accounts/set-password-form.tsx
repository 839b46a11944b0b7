import { PasswordForm } from '../../../domain/account/password.ts'
import { useValibotForm } from '../../lib/use-valibot-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { WhenReady } from '../../ui/when-ready.tsx'
import { Form } from './form-layout.ts'

type SetPasswordFormProps = {
  /** Whose password it is, for password managers. */
  email?: string
  action: string
  onPassword: (password: string) => Promise<void>
}

/** A new password and its confirmation. */
export function SetPasswordForm({ email, action, onPassword }: SetPasswordFormProps) {
  const { register, handleSubmit, formState } = useValibotForm(PasswordForm, {
    password: '',
    confirmation: '',
  })
  const { errors, isSubmitting } = formState
  return (
    <WhenReady>
      <Form onSubmit={handleSubmit(({ password }) => onPassword(password))} noValidate>
        {email && <input type="hidden" name="username" autoComplete="username" value={email} readOnly />}
        <Field
          label="Contraseña"
          hint="Al menos 6 caracteres. Lo más seguro: tres palabras que no suelan ir juntas."
          error={errors.password?.message}
        >
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label="Repite la contraseña" error={errors.confirmation?.message}>
          <PasswordInput autoComplete="new-password" {...register('confirmation')} />
        </Field>
        <Button type="submit" wide busy={isSubmitting} busyText="Guardando...">
          {action}
        </Button>
      </Form>
    </WhenReady>
  )
}
