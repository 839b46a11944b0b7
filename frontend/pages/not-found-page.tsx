import styled from 'styled-components'
import { Head } from '../lib/head.tsx'
import { Container } from '../ui/card.tsx'
import { EmptyEnvelope } from '../ui/empty-envelope.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { space } from '../ui/theme.ts'
import { Buttons, Huge, Lead } from './marketing/parts/section.tsx'
import { Site } from './marketing/parts/site.tsx'

const Middle = styled(Container)`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  padding-block: clamp(4rem, 10vw, 8rem);
  text-align: center;
`

export default function NotFoundPage() {
  return (
    <Site>
      <Head title="Página no encontrada · Velada" />
      <Middle>
        <EmptyEnvelope />
        <Huge>Este sobre está vacío</Huge>
        <Lead>
          La página que buscas no existe o ha cambiado de sitio. Si tenías una invitación, ábrela desde el
          mensaje en el que llegó.
        </Lead>
        <Buttons>
          <LinkButton to="/">Volver al inicio</LinkButton>
          <LinkButton to="/faqs" tone="secondary">
            Preguntas Frecuentes
          </LinkButton>
        </Buttons>
      </Middle>
    </Site>
  )
}
