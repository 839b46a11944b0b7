import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import useSWR from 'swr'
import { greeting, type Invitation } from '../../backend/invitations/contract.ts'
import { AnswerSection } from '../features/rsvp/answer-section.tsx'
import { InvitationCard } from '../invitation/invitation-card.tsx'
import { loadFormat } from '../invitation/load-format.ts'
import { Head } from '../lib/head.tsx'
import { Failure } from '../ui/empty-state.tsx'
import { Loading } from '../ui/spinner.tsx'

const Notice = styled.p`
  position: sticky;
  top: 0;
  z-index: 1;
  padding: 8px 16px;
  background: #1a1a1a;
  color: #fff;
  text-align: center;
  font-size: 0.875rem;
  @media print { display: none; }
`
const Brand = styled.footer`
  padding: 20px 16px 28px;
  background: #fff;
  color: #565049;
  text-align: center;
  font-size: 0.875rem;
`

/** Loads what the card needs before it is rendered, on the server or in the browser; `fallback` is SWR's data by path. */
export async function prepare(fallback: Record<string, unknown>): Promise<void> {
  for (const data of Object.values(fallback)) {
    const format = (data as Partial<Invitation> | null)?.event?.invitationFormat
    if (format) await loadFormat(format)
  }
}

export default function GuestInvitationPage() {
  const { slug = '', token = '' } = useParams()
  const path = `/api/invitations/${encodeURIComponent(slug)}/${encodeURIComponent(token)}`
  const { data, error, mutate } = useSWR<Invitation>(path)
  if (error || data === null) {
    return (
      <>
        <Head title="Invitación no encontrada · Velada" fonts={[]} />
        <Failure title="Invitación no encontrada">Esta invitación no existe o ha expirado</Failure>
      </>
    )
  }
  if (!data) {
    return (
      <>
        <Head title="Invitación · Velada" fonts={[]} />
        <Loading tall />
      </>
    )
  }
  const { event, guest, preview } = data
  return (
    <main>
      <Head title={`${event.coupleNames} · Invitación`} fonts={[]} />
      {preview && <Notice>Vista previa de la invitación: así la verán tus invitados</Notice>}
      <InvitationCard card={event} greeting={greeting(guest)}>
        <AnswerSection
          invitation={data}
          onAnswered={(answered) => void mutate({ ...data, guest: answered }, { revalidate: false })}
        />
      </InvitationCard>
      {event.showsBrand && <Brand>Invitación creada con Velada</Brand>}
    </main>
  )
}
