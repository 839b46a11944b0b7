import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { AccountFrame } from '../features/accounts/account-frame.tsx'
import {
  type EmailRequest,
  EmailRequestForm,
  emailRequests,
} from '../features/accounts/email-request-form.tsx'
import { TextAction, Ways } from '../features/accounts/form-layout.ts'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { useSession } from '../features/accounts/use-session.ts'
import { Head } from '../lib/head.tsx'

export default function LoginPage() {
  const { user } = useSession()
  const from = (useLocation().state as { from?: string } | null)?.from
  const [request, setRequest] = useState<EmailRequest | null>(null)
  if (user) return <Navigate to={from ?? `/dashboard/${user.id}`} replace />

  const head = (
    <Head
      title="Acceder · Velada"
      description="Entra en tu panel de Velada: invitados, confirmaciones y envíos de tu boda, en un solo lugar."
      path="/login"
    />
  )
  if (request)
    return (
      <AccountFrame title={emailRequests[request].title} lead={emailRequests[request].lead}>
        {head}
        <EmailRequestForm request={request} key={request} />
        <Ways>
          <li>
            <TextAction type="button" onClick={() => setRequest(null)}>
              Volver a iniciar sesión
            </TextAction>
          </li>
        </Ways>
      </AccountFrame>
    )
  return (
    <AccountFrame title="Acceder" lead="A tu invitación, tu lista y sus respuestas.">
      {head}
      <SignInForm />
      <Ways>
        <li>
          <TextAction type="button" onClick={() => setRequest('forgot-password')}>
            He olvidado mi contraseña
          </TextAction>
        </li>
        <li>
          <TextAction type="button" onClick={() => setRequest('resend-verification')}>
            Reenviar el email de verificación
          </TextAction>
        </li>
        <li>
          <TextAction as={Link} to="/wizard">
            Crear una invitación nueva
          </TextAction>
        </li>
        <li>
          <TextAction as={Link} to="/">
            Volver al inicio
          </TextAction>
        </li>
      </Ways>
    </AccountFrame>
  )
}
