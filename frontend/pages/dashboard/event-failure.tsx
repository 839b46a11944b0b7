import { eventNotFound } from '../../../domain/failures.ts'
import { ApiError, failureText } from '../../lib/api.ts'
import { AnchorButton, Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'

/** Why the dashboard cannot be shown, and what to do. */
export function EventFailure({ error, onAgain }: { error: Error; onAgain: () => void }) {
  if (error instanceof ApiError && error.status === 404)
    return (
      <Failure title={eventNotFound} action={<AnchorButton href="/">Volver al inicio</AnchorButton>}>
        No existe o no tienes permiso para verlo.
      </Failure>
    )
  if (error instanceof ApiError && error.status === 401)
    return (
      <Failure
        title="Tu sesión ha terminado"
        action={
          <AnchorButton href={location.pathname + location.search}>Volver a iniciar sesión</AnchorButton>
        }
      >
        {failureText(error)}
      </Failure>
    )
  return (
    <Failure
      title={error instanceof ApiError ? 'No hemos podido abrir tu evento' : 'Sin conexión'}
      action={<Button onClick={onAgain}>Volver a intentarlo</Button>}
    >
      {failureText(error)}
    </Failure>
  )
}
