import { Link } from 'react-router-dom'
import styled, { ThemeProvider } from 'styled-components'
import { formatCount } from '../../../domain/event/formats.ts'
import { Head } from '../../lib/head.tsx'
import { Container } from '../../ui/card.tsx'
import { preloadedWithItalic } from '../../ui/fonts.ts'
import { Stack } from '../../ui/layout.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { space, type Theme, theme } from '../../ui/theme.ts'
import { plans, upgradePrice } from './content/plans.ts'
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
import { CoralHero } from './home-coral/coral-hero.tsx'
import { FormatDeck } from './home-coral/format-deck.tsx'
import { Band, CityGrid, coral, Index, SmoothAnchors, Spread, Staggered } from './home-coral/layout.ts'
import { AnsweredPicture } from './parts/answered-picture.tsx'
import { Entries } from './parts/entries.tsx'
import { EventDrawing } from './parts/event-drawings.tsx'
import { ExampleLink } from './parts/example-link.tsx'
import { Questions } from './parts/questions.tsx'
import { SampleDashboard } from './parts/sample-dashboard.tsx'
import { Buttons, Item, Lead, Ruled, Section, Soft } from './parts/section.tsx'
import { Site } from './parts/site.tsx'
import { faqData, organizationData, productData } from './parts/structured-data.ts'

const links = [
  { label: 'Metodología', to: '#metodologia' },
  { label: 'Servicios', to: '#servicios' },
  { label: 'Planes', to: '#planes' },
  { label: 'Crear Invitación', to: '/wizard' },
  { label: 'Empresas', to: '/business' },
  { label: 'Acceder', to: '/login' },
]
const inCoral: Theme = { ...theme, color: { ...theme.color, ...coral } }
const Sample = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 360px) minmax(0, 1fr);
  gap: ${space(5)};
  align-items: end;
  ${({ theme }) => theme.media.tablet} { grid-template-columns: minmax(0, 360px); }
`
const Ending = styled.section`
  padding-block: clamp(4rem, 10vw, 9rem);
  background: ${({ theme }) => theme.color.accent};
  & h2 { margin-bottom: ${space(4)}; font-size: clamp(3rem, 8vw, 7rem); letter-spacing: -0.02em; line-height: 0.92; }
`

/** The coral variant: a magazine. Titles in the margin, numbered lines, a cover that runs to the edge. */
export default function HomeCoralPage() {
  return (
    <ThemeProvider theme={inCoral}>
      <SmoothAnchors />
      <Site links={links}>
        <Head
          title="Velada · La invitación que tus invitados contestan"
          description="Invitaciones digitales con tus colores, envíos por email y WhatsApp y respuestas al momento."
          path="/"
          jsonLd={[organizationData, productData, faqData(shortFaq)]}
          fonts={preloadedWithItalic}
        />
        <CoralHero />
        <Section>
          <Container>
            <Spread>
              <h2>Para quién</h2>
              <Ruled $columns={3}>
                <Entries of={eventTypes} before={({ key }) => <EventDrawing of={key} flush />} />
              </Ruled>
            </Spread>
          </Container>
        </Section>
        <Section id="metodologia" style={{ paddingTop: 0 }}>
          <Container>
            <Spread>
              <h2>Metodología</h2>
              <Staggered>
                <Entries of={steps} before={({ number }) => <span aria-hidden="true">{number}</span>} />
              </Staggered>
            </Spread>
          </Container>
        </Section>
        <Section id="servicios">
          <Container>
            <Spread>
              <h2>Servicios</h2>
              <Index>
                {services.map(({ title, description, features }) => (
                  <li key={title}>
                    <h3>{title}</h3>
                    <div>
                      <p>{description}</p>
                      <Soft>{features.join(' · ')}</Soft>
                    </div>
                  </li>
                ))}
              </Index>
            </Spread>
          </Container>
        </Section>
        <Section style={{ paddingTop: 0 }}>
          <Container>
            <Spread>
              <h2>Ventajas</h2>
              <Stack $gap={4}>
                <Ruled $columns={2}>
                  {advantages.map(({ figure, title, description }) => (
                    <li key={figure}>
                      <Item>{figure}</Item>
                      <p>{title}</p>
                      <Soft>{description}</Soft>
                    </li>
                  ))}
                </Ruled>
                <SampleDashboard />
                <Ruled $columns={3}>
                  <Entries of={benefits} />
                </Ruled>
                <p>{savings.map(({ figure, label }) => `${figure} ${label}`).join(', ')}.</p>
              </Stack>
            </Spread>
          </Container>
        </Section>
        <Section id="planes" style={{ background: coral.accentWash }}>
          <Container>
            <Spread>
              <h2>Planes</h2>
              <div>
                {plans.map(({ key, name, price, description, features, action }) => (
                  <Band key={key}>
                    <div>
                      <h3>{name}</h3>
                      <strong>{price} €</strong>
                      <Soft style={{ marginBottom: space(3) }}>por evento, IVA incluido</Soft>
                      <LinkButton to="/wizard" tone={key === 'essence' ? 'secondary' : 'primary'}>
                        {action}
                      </LinkButton>
                    </div>
                    <div>
                      <p style={{ marginBottom: space(1) }}>{description}</p>
                      <ul>
                        {features.map((feature) => (
                          <li key={feature}>{feature}</li>
                        ))}
                      </ul>
                    </div>
                  </Band>
                ))}
                <Soft style={{ marginTop: space(2) }}>
                  Grand Soirée es el plan más popular. Desde Essence se llega a él por {upgradePrice} €.
                </Soft>
              </div>
            </Spread>
          </Container>
        </Section>
        <Section id="muestra">
          <Container>
            <Spread>
              <h2>La muestra</h2>
              <Sample>
                <AnsweredPicture format="vintage" sizes="360px" />
                <Lead>
                  Una de {formatCount()}. Toma tus dos colores, el nombre de cada invitado y ninguna de tus
                  tardes. <Link to="/wizard">Crear Invitación</Link>
                </Lead>
              </Sample>
            </Spread>
          </Container>
          <FormatDeck />
        </Section>
        <Section style={{ paddingTop: 0 }}>
          <Container>
            <Spread>
              <h2>Socios</h2>
              <Lead>
                Wedding planners, empresas de catering, haciendas y venues trabajan con nosotros y cobran por
                ello. <Link to="/business">Ver condiciones</Link>.
              </Lead>
            </Spread>
            <CityGrid style={{ marginTop: space(6) }}>
              {cities.map((city) => (
                <li key={city}>{city}</li>
              ))}
            </CityGrid>
          </Container>
        </Section>
        <Section style={{ paddingTop: 0 }}>
          <Container>
            <Spread>
              <h2>Preguntas</h2>
              <Questions items={shortFaq} />
            </Spread>
          </Container>
        </Section>
        <Ending>
          <Container>
            <h2>Los nombres ya los tienes</h2>
            <Buttons>
              <LinkButton to="/wizard" tone="secondary" style={{ background: '#FFFDFA' }}>
                Empezar Gratis
              </LinkButton>
              <ExampleLink />
            </Buttons>
          </Container>
        </Ending>
      </Site>
    </ThemeProvider>
  )
}
