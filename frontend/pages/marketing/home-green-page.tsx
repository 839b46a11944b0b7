import { Bus, ListChecks, WheatOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { formatCount } from '../../../domain/event/formats.ts'
import { Head } from '../../lib/head.tsx'
import { Container } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { space } from '../../ui/theme.ts'
import {
  advantages,
  benefits,
  cities,
  eventTypes,
  savings,
  services,
  shortFaq,
  steps,
} from './content/services.ts'
import { FormatGarden } from './home-green/format-garden.tsx'
import { GreenHero } from './home-green/green-hero.tsx'
import { GreenPlans } from './home-green/green-plans.tsx'
import * as Green from './home-green/layout.ts'
import { AnsweredPicture } from './parts/answered-picture.tsx'
import { Entries } from './parts/entries.tsx'
import { EventDrawing } from './parts/event-drawings.tsx'
import { ExampleLink } from './parts/example-link.tsx'
import { Questions } from './parts/questions.tsx'
import { SampleDashboard } from './parts/sample-dashboard.tsx'
import { Buttons, Item, Large, Lead, Section, Soft } from './parts/section.tsx'
import { Site } from './parts/site.tsx'
import { faqData, organizationData, productData } from './parts/structured-data.ts'

const links = [
  { label: 'Cómo funciona', to: '#como-funciona' },
  { label: 'Crear Invitación', to: '/wizard' },
  { label: 'Precios', to: '#precios' },
  { label: 'Empresas', to: '/business' },
  { label: 'Contacto', to: '#contacto' },
  { label: 'Acceder', to: '/login' },
]
const icons = {
  attendance: <ListChecks size={32} aria-hidden="true" />,
  dietary: <WheatOff size={32} aria-hidden="true" />,
  transport: <Bus size={32} aria-hidden="true" />,
} as const
const Wide = styled(Container)`max-width: calc(960px + 2 * var(--margin));`

/** The green variant: a garden seen from its axis; everything stands centred or in rows. */
export default function HomeGreenPage() {
  return (
    <Site links={links}>
      <Head
        title="Velada · Invitaciones digitales con alma de papel"
        description="Invitaciones digitales de boda, comunión y empresa que se envían por email o WhatsApp y se responden en quince segundos."
        path="/"
        jsonLd={[organizationData, productData, faqData(shortFaq)]}
      />
      <GreenHero />
      <Section>
        <Green.Column>
          <Large>Tres maneras de celebrar</Large>
          <Green.Trio>
            <Entries of={eventTypes} before={({ key }) => <EventDrawing of={key} />} />
          </Green.Trio>
        </Green.Column>
      </Section>
      <Green.Wash id="como-funciona">
        <Green.Column>
          <Large>De la idea a la mesa, en cuatro pasos</Large>
          <Green.Path>
            <Entries of={steps} />
          </Green.Path>
          <LinkButton to="/wizard">Comenzar</LinkButton>
        </Green.Column>
      </Green.Wash>
      <Section>
        <Green.Column>
          <Large>Ventajas que se notan el primer día</Large>
          <Green.Quartet>
            {advantages.map(({ figure, title, description }) => (
              <li key={figure}>
                <Item>{figure}</Item>
                <p>{title}</p>
                <Soft>{description}</Soft>
              </li>
            ))}
          </Green.Quartet>
        </Green.Column>
      </Section>
      <Section style={{ paddingTop: 0 }}>
        <Green.Column>
          <Large>Seis oficios, una sola casa</Large>
          <Green.Services>
            {services.map(({ title, description, features }) => (
              <li key={title}>
                <Item>{title}</Item>
                <div>
                  <p>{description}</p>
                  <Soft>{features.join(' · ')}</Soft>
                </div>
              </li>
            ))}
          </Green.Services>
        </Green.Column>
      </Section>
      <Green.Wash>
        <Green.Column>
          <Large>El panel, una tarde cualquiera</Large>
          <Lead>Así se ve una boda de 150 invitaciones a seis semanas vista.</Lead>
        </Green.Column>
        <Wide style={{ marginTop: space(5) }}>
          <SampleDashboard />
          <Green.Trio style={{ marginTop: space(6) }}>
            <Entries of={benefits} before={({ key }) => icons[key]} />
          </Green.Trio>
          <Green.Savings>
            {savings.map(({ figure, label }) => (
              <li key={figure}>
                <strong>{figure}</strong> {label}
              </li>
            ))}
          </Green.Savings>
        </Wide>
      </Green.Wash>
      <Section id="precios">
        <Green.Column>
          <Large>Los dos planes, línea por línea</Large>
        </Green.Column>
        <Wide style={{ marginTop: space(5) }}>
          <GreenPlans />
        </Wide>
      </Section>
      <Green.Wash id="muestra">
        <Green.Column>
          <Large>Lo que recibe cada invitado</Large>
          <div style={{ width: 'min(100%, 360px)' }}>
            <AnsweredPicture format="botanical" sizes="360px" />
          </div>
          <Lead>Y {formatCount(1)} formatos más, cada uno con su letra y su ornamento.</Lead>
          <FormatGarden />
        </Green.Column>
      </Green.Wash>
      <Section>
        <Green.Column>
          <Large>Amigos de la casa</Large>
          <Lead>
            Wedding planners, empresas de catering, haciendas y venues: si organizas celebraciones,{' '}
            <Link to="/business">hablemos</Link>.
          </Lead>
          <Green.Cities>
            {cities.map((city) => (
              <li key={city}>{city}</li>
            ))}
          </Green.Cities>
        </Green.Column>
      </Section>
      <Section style={{ paddingTop: 0 }}>
        <Green.Column>
          <Large>Cuatro dudas</Large>
        </Green.Column>
        <Wide $narrow style={{ marginTop: space(4) }}>
          <Questions items={shortFaq} />
        </Wide>
      </Section>
      <Green.Wash>
        <Green.Column>
          <Large>¿Empezamos por la invitación?</Large>
          <Buttons>
            <LinkButton to="/wizard">Empezar Gratis</LinkButton>
            <ExampleLink />
          </Buttons>
        </Green.Column>
      </Green.Wash>
    </Site>
  )
}
