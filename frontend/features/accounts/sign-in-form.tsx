import { Login } from '../../../domain/account/credentials.ts'
import { failureText } from '../../lib/api.ts'
import { useValibotForm } from '../../lib/use-valibot-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { toast } from '../../ui/use-toasts.ts'
import { WhenReady } from '../../ui/when-ready.tsx'
import { Form } from './form-layout.ts'
import { useSession } from './use-session.ts'

/** The login form; the page continues once the session exists. */
export function SignInForm() {
  const { signIn } = useSession()
  const { register, handleSubmit, formState } = useValibotForm(Login, { email: '', password: '' })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      await signIn(email, password)
      toast({ title: 'Bienvenido', description: 'Has iniciado sesión correctamente' })
    } catch (error) {
      const title = 'Error al iniciar sesión'
      toast({ title, description: failureText(error, title), tone: 'destructive' })
    }
  })

  return (
    <WhenReady>
      <Form onSubmit={submit} noValidate>
        <Field label="Email" error={errors.email?.message}>
          <Input type="email" autoComplete="username" inputMode="email" {...register('email')} />
        </Field>
        <Field label="Contraseña" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Button type="submit" wide busy={isSubmitting} busyText="Entrando...">
          Iniciar sesión
        </Button>
      </Form>
    </WhenReady>
  )
}
