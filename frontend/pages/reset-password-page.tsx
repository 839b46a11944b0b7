import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { resetPassword } from '../../domain/calls/accounts.ts'
import { AccountFrame } from '../features/accounts/account-frame.tsx'
import { SetPasswordForm } from '../features/accounts/set-password-form.tsx'
import { api, failureText } from '../lib/api.ts'
import { Head } from '../lib/head.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { toast } from '../ui/use-toasts.ts'

export default function ResetPasswordPage() {
  const token = useSearchParams()[0].get('token')
  const [isDone, setDone] = useState(false)
  const reset = async (password: string) => {
    try {
      await api.send(resetPassword, { payload: { token: token ?? '', password } })
      setDone(true)
    } catch (error) {
      toast({
        title: 'No hemos podido cambiar la contraseña',
        description: failureText(error),
        tone: 'destructive',
      })
    }
  }

  const head = <Head title="Nueva contraseña · Velada" />
  if (!token)
    return (
      <AccountFrame
        title="Enlace no válido"
        lead="A este enlace le falta una parte. Ábrelo entero desde el email."
      >
        {head}
        <LinkButton to="/login">Pedir otro enlace</LinkButton>
      </AccountFrame>
    )
  if (isDone)
    return (
      <AccountFrame
        title="Contraseña cambiada"
        lead="Hemos cerrado las demás sesiones. Entra con tu contraseña nueva."
      >
        {head}
        <LinkButton to="/login">Iniciar sesión</LinkButton>
      </AccountFrame>
    )
  return (
    <AccountFrame title="Nueva contraseña" lead="Al guardarla se cerrarán las demás sesiones de tu cuenta.">
      {head}
      <SetPasswordForm action="Guardar contraseña" onPassword={reset} />
    </AccountFrame>
  )
}
