import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Head } from '../../lib/head.tsx'
import { Container } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { space } from '../../ui/theme.ts'
import { EnquiryForm } from './business/enquiry-form.tsx'
import { PartnerList } from './business/partner-list.tsx'
import { holder } from './holder.ts'
import { Huge, Large, Lead, Split, Tinted } from './parts/section.tsx'
import { Site } from './parts/site.tsx'
import { organizationData } from './parts/structured-data.ts'

const Top = styled(Container)`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(4)} clamp(3rem, 7vw, 6rem);
  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    width: fit-content;
    min-height: 44px;
    text-decoration: none;
    &:hover { text-decoration: underline; }
  }
`
const Cards = styled(Container)`
  & li > svg { margin-bottom: ${space(3)}; }
  padding-bottom: clamp(4rem, 9vw, 8rem);
`
const Aside = styled.div`
  display: grid;
  gap: ${space(3)};
  & a { width: fit-content; }
`
const Thanks = styled(Container)`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space(3)};
  min-height: 70dvh;
  text-align: center;
`

export default function BusinessPage() {
  const [isSent, setSent] = useState(false)
  useEffect(() => {
    if (isSent) window.scrollTo(0, 0)
  }, [isSent])
  const head = (
    <Head
      title="Velada para empresas · Wedding planners, catering y espacios"
      description="Colabora con Velada: comisiones por evento, datos de intolerancias automáticos y una red de organizadores."
      path="/business"
      jsonLd={[organizationData]}
    />
  )
  if (isSent)
    return (
      <Site>
        {head}
        <Thanks role="status">
          <Huge>¡Gracias por tu interés!</Huge>
          <Lead>Nos pondremos en contacto contigo muy pronto.</Lead>
          <LinkButton to="/">Volver al inicio</LinkButton>
        </Thanks>
      </Site>
    )
  return (
    <Site>
      {head}
      <Top>
        <Link to="/">
          <ArrowLeft size={18} aria-hidden="true" />
          Volver
        </Link>
        <Huge>Para quien vive de celebrar</Huge>
        <Lead>
          Planificas bodas, das de comer o pones el espacio. Velada te quita llamadas, te da los números antes
          de que los pidas y te paga por cada evento que traigas.
        </Lead>
      </Top>
      <Cards>
        <PartnerList />
      </Cards>
      <Tinted id="contacto-empresas">
        <Split>
          <Aside>
            <Large>Cuéntanos qué haces</Large>
            <Lead>Te contestamos por email o por teléfono. Si lo prefieres, escríbenos o llámanos tú.</Lead>
            <a href={`mailto:${holder.businessEmail}`}>{holder.businessEmail}</a>
            <a href={`tel:${holder.phone.replaceAll(' ', '')}`}>{holder.phone}</a>
          </Aside>
          <EnquiryForm onSent={() => setSent(true)} />
        </Split>
      </Tinted>
    </Site>
  )
}
