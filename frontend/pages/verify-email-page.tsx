import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { findVerification, verifyEmail } from '../../domain/calls/accounts.ts'
import { linkInvalid } from '../../domain/failures.ts'
import { AccountFrame } from '../features/accounts/account-frame.tsx'
import { KnownPasswordForm } from '../features/accounts/known-password-form.tsx'
import { SetPasswordForm } from '../features/accounts/set-password-form.tsx'
import { useSession } from '../features/accounts/use-session.ts'
import { ApiError, api } from '../lib/api.ts'
import { Head } from '../lib/head.tsx'
import { useCall } from '../lib/use-call.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Loading } from '../ui/spinner.tsx'
import { toast } from '../ui/use-toasts.ts'

const head = <Head title="Verifica tu email · Velada" />

export default function VerifyEmailPage() {
  const token = useSearchParams()[0].get('token')
  const navigate = useNavigate()
  useEffect(() => {
    if (token) return
    toast({
      title: 'Token no encontrado',
      description: 'El enlace de verificación no es válido.',
      tone: 'destructive',
    })
    navigate('/', { replace: true })
  }, [token, navigate])
  return (
    <>
      {head}
      {token ? <Verification token={token} /> : <Loading tall />}
    </>
  )
}

function Verification({ token }: { token: string }) {
  const { data: state, error } = useCall(findVerification, { params: { token } })
  const [eventId, setEventId] = useState<string | null>(null)
  const { refresh } = useSession()
  const navigate = useNavigate()

  useEffect(() => {
    if (!eventId) return
    const timer = setTimeout(() => navigate(`/dashboard/${eventId}`, { replace: true }), 2000)
    return () => clearTimeout(timer)
  }, [eventId, navigate])

  const verify = async (password: string) => {
    try {
      const answer = await api.send(verifyEmail, { payload: { token, password } })
      await refresh()
      setEventId(answer.eventId)
    } catch (failure) {
      toast({
        title: 'Error de verificación',
        description:
          failure instanceof ApiError
            ? failure.text || 'No se pudo verificar tu email.'
            : 'Ocurrió un error inesperado. Inténtalo de nuevo.',
        tone: 'destructive',
      })
    }
  }

  if (eventId)
    return (
      <AccountFrame title="Email verificado" lead="Todo listo. Te llevamos a tu panel.">
        <Loading />
      </AccountFrame>
    )
  if (error)
    return (
      <AccountFrame title="Enlace no válido" lead={linkInvalid}>
        <p>Desde la página de acceso puedes pedir que te enviemos uno nuevo.</p>
        <LinkButton to="/login">Ir a acceder</LinkButton>
      </AccountFrame>
    )
  if (!state) return <Loading tall />
  return state.hasAccount ? (
    <AccountFrame
      title="Un evento más"
      lead={`${state.email} ya tiene una cuenta. Entra con tu contraseña y el evento «${state.coupleNames}» se añadirá a ella.`}
    >
      <KnownPasswordForm onPassword={verify} />
    </AccountFrame>
  ) : (
    <AccountFrame
      title="Elige tu contraseña"
      lead={`Con ella y con ${state.email} entrarás en el panel del evento «${state.coupleNames}».`}
    >
      <SetPasswordForm email={state.email} action="Verificar y entrar" onPassword={verify} />
    </AccountFrame>
  )
}
