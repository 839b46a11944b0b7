import { useState } from 'react'
import styled from 'styled-components'
import type { OpenSession } from '../../../domain/calls/accounts.ts'
import { failureText } from '../../lib/api.ts'
import { shortDateTime } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Stack } from '../../ui/layout.ts'
import { Loading } from '../../ui/spinner.tsx'
import { space } from '../../ui/theme.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useOpenSessions } from './use-open-sessions.ts'

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)};
  min-height: 64px;
  padding-block: ${space(1)};
  border-top: 1px solid ${({ theme }) => theme.color.mist};
  &:last-child { border-bottom: 1px solid ${({ theme }) => theme.color.mist}; }
`
const Device = styled.p`font-weight: 500;`
const When = styled.p`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.small};
`

/** The account's sessions, which can be ended here, for example after losing a phone. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Sesiones abiertas"
      description="Los navegadores en los que se ha entrado en tu cuenta. Si no reconoces alguno, ciérralo y cambia tu contraseña."
    >
      <Sessions />
    </Dialog>
  )
}

const everyOther = 'others'

function Sessions() {
  const { sessions, error, isValidating, retry, end, endOthers } = useOpenSessions()
  const [ending, setEnding] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [said, setSaid] = useState('')

  const close = async (what: string, work: () => Promise<void>, done: string) => {
    setEnding(what)
    setFailure(null)
    try {
      await work()
      setSaid(done)
    } catch (reason) {
      setFailure(failureText(reason))
    }
    setEnding(null)
  }

  if (!sessions && error)
    return (
      <Banner
        tone="bad"
        title="No hemos podido ver tus sesiones"
        action={
          <Button tone="secondary" small busy={isValidating} onClick={retry}>
            Reintentar
          </Button>
        }
      >
        {failureText(error)}
      </Banner>
    )
  if (!sessions) return <Loading />
  const others = sessions.filter((session) => !session.isCurrent)
  return (
    <>
      {failure && (
        <Banner tone="bad" title="La sesión sigue abierta">
          {failure}
        </Banner>
      )}
      <Stack as="ul">
        {sessions
          .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
          .map((session) => (
            <SessionLine
              key={session.id}
              session={session}
              busy={ending === session.id}
              disabled={ending !== null}
              onEnd={() => void close(session.id, () => end(session.id), `Sesión cerrada: ${session.device}`)}
            />
          ))}
      </Stack>
      {others.length === 0 && <p>Tu cuenta solo está abierta en este dispositivo.</p>}
      {others.length > 1 && (
        <DialogActions>
          <Button
            tone="danger"
            busy={ending === everyOther}
            busyText="Cerrando..."
            disabled={ending !== null}
            onClick={() => void close(everyOther, endOthers, 'Has cerrado todas las demás sesiones')}
          >
            Cerrar todas las demás
          </Button>
        </DialogActions>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

type LineProps = { session: OpenSession; busy: boolean; disabled: boolean; onEnd: () => void }

function SessionLine({ session: { device, lastUsedAt, isCurrent }, busy, disabled, onEnd }: LineProps) {
  return (
    <Line>
      <div>
        <Device>{device}</Device>
        <When>{isCurrent ? 'En uso ahora' : `Último uso: ${shortDateTime(lastUsedAt)}`}</When>
      </div>
      {isCurrent ? (
        <Badge $tone="good">Este dispositivo</Badge>
      ) : (
        <Button
          tone="secondary"
          small
          busy={busy}
          disabled={disabled}
          aria-label={`Cerrar la sesión de ${device}`}
          onClick={onEnd}
        >
          Cerrar
        </Button>
      )}
    </Line>
  )
}
