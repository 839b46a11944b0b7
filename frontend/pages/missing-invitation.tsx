import styled from 'styled-components'
import { invitationNotFound } from '../../domain/failures.ts'
import { LostLinkForm } from '../features/lost-link/lost-link-form.tsx'
import { Head } from '../lib/head.tsx'
import { EmptyEnvelope } from '../ui/empty-envelope.tsx'
import { space } from '../ui/theme.ts'

const Place = styled.main`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${space(2.5)};
  min-height: 100dvh;
  padding: ${space(4, 3)};
  text-align: center;
  & > div > h1 { font-size: ${({ theme }) => theme.size.displayMedium}; }
  & > div { display: grid; justify-items: center; gap: inherit; }
  & > div > p { max-width: 38ch; }
  & > div > p + p { color: ${({ theme }) => theme.color.inkSoft}; }
`

/** Shown for a link to a missing invitation; `slug` is the event that the link names, if it names one. */
export default function MissingInvitation({ slug }: { slug?: string | undefined }) {
  return (
    <Place>
      <Head title="Invitación no encontrada · Velada" fonts={[]} />
      <EmptyEnvelope />
      <div role="alert">
        <h1>Invitación no encontrada</h1>
        <p>{invitationNotFound}</p>
        <p>
          Ábrela desde el mensaje en el que llegó, sin cortar el enlace. Si sigue sin aparecer, pide a los
          anfitriones que te la envíen otra vez.
        </p>
      </div>
      {slug && <LostLinkForm slug={slug} />}
    </Place>
  )
}
