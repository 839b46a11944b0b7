import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { formatCount, formatCountFirst, formatKeys, formats } from '../../../domain/event/formats.ts'
import { Head } from '../../lib/head.tsx'
import { Container } from '../../ui/card.tsx'
import { columns, Stack } from '../../ui/layout.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { space } from '../../ui/theme.ts'
import { steps } from './content/services.ts'
import { OpenEnvelope } from './digital-invitations/open-envelope.tsx'
import { PaletteRow } from './digital-invitations/palette-row.tsx'
import { ExampleLink } from './parts/example-link.tsx'
import { FormatPicture } from './parts/format-picture.tsx'
import { Pricing } from './parts/pricing.tsx'
import { Buttons, Huge, Item, Large, Lead, Section, Soft, Split, Tinted } from './parts/section.tsx'
import { Site, siteLinks } from './parts/site.tsx'
import { organizationData, productData } from './parts/structured-data.ts'

const Top = styled(Container)`
  ${columns(7, 5)}
  gap: ${space(6)} clamp(2rem, 6vw, 6rem);
  align-items: center;
  padding-block: clamp(3rem, 6vw, 5rem);
  & > svg { width: min(100%, 440px); height: auto; justify-self: center; }
`
const Colours = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-bottom: ${space(5)};
`
const Formats = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space(5, 3)};
  padding: 0;
  list-style: none;
  & > li > img { margin-bottom: ${space(2)}; }
  & > li > h3 { margin-bottom: 0; font-size: 1.5rem; }
  & > li > span { font-size: ${({ theme }) => theme.size.small}; color: ${({ theme }) => theme.color.inkSoft}; }
  ${({ theme }) => theme.media.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${({ theme }) => theme.media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
const Compared = styled.table`
  width: 100%;
  & th, & td {
    padding: ${space(2, 2, 2, 0)};
    border-bottom: 1px solid ${({ theme }) => theme.color.mist};
    text-align: left;
    vertical-align: top;
    font-weight: 400;
  }
  & thead th { font-weight: 500; }
  & tbody th { color: ${({ theme }) => theme.color.inkSoft}; }
`
const comparison = [
  ['Qué se paga', 'Cada tarjeta, cada sobre y cada sello', 'Un precio por boda, desde 99 €'],
  ['De la idea al buzón', 'Pruebas, imprenta y correo: semanas', 'Una tarde'],
  ['Cambiar la hora', 'Imprimir de nuevo', 'Corregirla: todos ven la nueva'],
  ['Confirmaciones', 'Llamadas y mensajes sueltos', 'Una lista que se rellena sola'],
  ['Menús e intolerancias', 'Preguntar uno a uno', 'Vienen con la respuesta'],
] as const

/** The page for people who look for digital wedding invitations. */
export default function DigitalInvitationsPage() {
  return (
    <Site links={siteLinks.map((link) => (link.to === '/#precios' ? { ...link, to: '#precios' } : link))}>
      <Head
        title={`Invitaciones de boda digitales · ${formatKeys.length} formatos · Velada`}
        description={`Invitaciones de boda digitales con confirmación de asistencia, menús y alergias. ${formatCountFirst()} formatos, envío por email y WhatsApp, desde 99 € por boda.`}
        path="/invitaciones-boda-digitales"
        jsonLd={[organizationData, productData]}
      />
      <Top>
        <Stack $gap={4}>
          <Huge style={{ maxWidth: '14ch' }}>Invitaciones de&nbsp;boda digitales</Huge>
          <Lead>
            Una invitación digital no tiene por qué parecer un anuncio. Las nuestras se componen como en una
            papelería: letra elegida, márgenes generosos y vuestros nombres en el centro. Y al pie, un botón
            que contesta.
          </Lead>
          <Buttons>
            <LinkButton to="/wizard">Crear Invitación Gratis</LinkButton>
            <ExampleLink />
          </Buttons>
        </Stack>
        <OpenEnvelope />
      </Top>
      <Tinted id="muestra">
        <Container>
          <Large style={{ marginBottom: space(5) }}>
            {formatCountFirst()} formatos, {formatCount()} maneras de decirlo
          </Large>
          <Formats>
            {formatKeys.map((key) => (
              <li key={key}>
                <FormatPicture format={key} sizes="(max-width: 640px) 44vw, 220px" mute />
                <Item>{formats[key].label}</Item>
                <Soft>{formats[key].description}</Soft>
                <span>{formats[key].plan === 'essence' ? 'En los dos planes' : 'Con Grand Soirée'}</span>
              </li>
            ))}
          </Formats>
        </Container>
      </Tinted>
      <Section>
        <Container>
          <Colours>
            <Large>La misma carta, vuestros colores</Large>
            <Lead>
              Eliges dos colores y todo los sigue, de la letra al ornamento. Estas seis combinaciones son un
              comienzo; si las letras dejaran de leerse, te avisamos.
            </Lead>
          </Colours>
          <PaletteRow />
        </Container>
      </Section>
      <Section style={{ paddingTop: 0 }}>
        <Split>
          <Large>Papel o pantalla</Large>
          <div style={{ overflowX: 'auto' }}>
            <Compared>
              <thead>
                <tr>
                  <td />
                  <th scope="col">Impresas</th>
                  <th scope="col">Con Velada</th>
                </tr>
              </thead>
              <tbody>
                {comparison.map(([label, paper, velada]) => (
                  <tr key={label}>
                    <th scope="row">{label}</th>
                    <td>{paper}</td>
                    <td>{velada}</td>
                  </tr>
                ))}
              </tbody>
            </Compared>
          </div>
        </Split>
      </Section>
      <Section style={{ paddingTop: 0 }}>
        <Split>
          <Large>Cómo se hace</Large>
          <Stack as="ol" $gap={3}>
            {steps.map(({ number, title, description }) => (
              <li key={number}>
                <Item>
                  {number}. {title}
                </Item>
                <Soft>{description}</Soft>
              </li>
            ))}
          </Stack>
        </Split>
      </Section>
      <Section style={{ paddingTop: 0 }}>
        <Split>
          <Large>Qué escribir en una invitación de boda</Large>
          <div style={{ display: 'grid', gap: space(2) }}>
            <p>
              Los dos nombres, el día completo y los dos lugares. La hora de la ceremonia, la de la recepción
              y cómo se llega de una a otra: si hay autobús, de dónde sale y a qué hora vuelve. Con eso, nadie
              llama.
            </p>
            <p>
              Lo demás ayuda: un hotel cercano con su enlace, el teléfono de un taxi, dónde aparcar. En Velada
              cada dato tiene su sitio y solo aparece si lo rellenas.
            </p>
            <p>
              Y la fecha hasta la que esperáis respuesta. Tres semanas antes suele bastar; el restaurante os
              pedirá el número con dos. Más en las <Link to="/faqs">preguntas frecuentes</Link>.
            </p>
          </div>
        </Split>
      </Section>
      <Tinted id="precios">
        <Container>
          <Large style={{ marginBottom: space(5) }}>Cuánto cuesta</Large>
          <Pricing />
        </Container>
      </Tinted>
    </Site>
  )
}
