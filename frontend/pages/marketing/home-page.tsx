import styled from 'styled-components'
import { formatCount } from '../../../domain/event/formats.ts'
import { Head } from '../../lib/head.tsx'
import { Container } from '../../ui/card.tsx'
import { space } from '../../ui/theme.ts'
import { shortFaq } from './content/services.ts'
import { Hero } from './home/hero.tsx'
import { Benefit, Cities, LastCall, Partners, SampleInvitation, ShortFaq } from './home/proof.tsx'
import { Advantages, EventTypes, HowItWorks, Services } from './home/story.tsx'
import { Pricing } from './parts/pricing.tsx'
import { Large, Lead, Section } from './parts/section.tsx'
import { Site, siteLinks } from './parts/site.tsx'
import { faqData, organizationData, productData } from './parts/structured-data.ts'

const PriceHead = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(6)};
`
/** On the page itself its prices are an anchor away. */
const links = siteLinks.map((link) => (link.to === '/#precios' ? { ...link, to: '#precios' } : link))

export default function HomePage() {
  return (
    <Site links={links}>
      <Head
        title="Velada · Invitaciones digitales de boda con confirmación"
        description={`Crea en cinco minutos una invitación de boda digital con ${formatCount()} formatos de papelería fina. La envías por email o WhatsApp y las confirmaciones llegan a tu panel.`}
        path="/"
        jsonLd={[organizationData, productData, faqData(shortFaq)]}
      />
      <Hero />
      <EventTypes />
      <Advantages />
      <HowItWorks />
      <Services />
      <Benefit />
      <Section id="precios">
        <Container>
          <PriceHead>
            <Large>Un precio por evento, y nada más</Large>
            <Lead>
              Sin suscripción ni comisión por invitado. El pago es con tarjeta y activa tu evento al momento.
            </Lead>
          </PriceHead>
          <Pricing />
        </Container>
      </Section>
      <SampleInvitation />
      <Partners />
      <Cities />
      <ShortFaq />
      <LastCall />
    </Site>
  )
}
