import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { formatCountFirst } from '../../../../domain/event/formats.ts'
import { Container } from '../../../ui/card.tsx'
import { columns, Stack } from '../../../ui/layout.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { space } from '../../../ui/theme.ts'
import { partners } from '../content/partners.ts'
import { benefits, cities, reach, savings, shortFaq } from '../content/services.ts'
import { AnsweredPicture } from '../parts/answered-picture.tsx'
import { Entries } from '../parts/entries.tsx'
import { ExampleLink } from '../parts/example-link.tsx'
import { FormatStrip } from '../parts/format-strip.tsx'
import { Questions } from '../parts/questions.tsx'
import { SampleDashboard } from '../parts/sample-dashboard.tsx'
import { Buttons, Large, Lead, Ruled, Section, Split, Tinted } from '../parts/section.tsx'

const Wide = styled(Container)`
  ${columns(5, 7)}
  gap: ${space(6)} clamp(2rem, 6vw, 6rem);
  align-items: center;
`
const Numbers = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(3)};
  margin-top: ${space(8)};
  padding-top: ${space(4)};
  border-top: 1px solid ${({ theme }) => theme.color.champagne};
  & > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
  & dd {
    font-family: ${({ theme }) => theme.font.display};
    font-size: clamp(2.5rem, 6vw, 5rem);
    line-height: 1;
    font-variant-numeric: lining-nums;
  }
`

export function Benefit() {
  return (
    <Tinted>
      <Container>
        <Large>Saber cuántos sois, sin preguntar a&nbsp;nadie</Large>
      </Container>
      <Wide style={{ marginTop: space(6) }}>
        <Stack as="ul" $gap={4}>
          <Entries of={benefits} />
        </Stack>
        <SampleDashboard />
      </Wide>
      <Container>
        <Numbers>
          {savings.map(({ figure, label }) => (
            <div key={figure}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </Numbers>
      </Container>
    </Tinted>
  )
}

const Card = styled.div`
  width: min(100%, 380px);
  margin-inline: auto;
`
const Turned = styled(Wide)`
  ${columns(5, 6)}
`
const Reach = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1, 4)};
  padding: ${space(3)} 0 0;
  border-top: 1px solid ${({ theme }) => theme.color.mist};
  list-style: none;
  & > li > strong { font-weight: 500; }
`

export function SampleInvitation() {
  return (
    <Tinted id="muestra">
      <Turned>
        <Card>
          <AnsweredPicture format="mediterranean" sizes="(max-width: 960px) 88vw, 380px" />
        </Card>
        <Stack $gap={3}>
          <Large>Una tarjeta grabada que&nbsp;se abre en el móvil</Large>
          <Lead>
            {formatCountFirst()} formatos con composición, letra y ornamento propios, que toman tus dos
            colores. Se abren al instante desde un mensaje, se leen sin gafas y se imprimen en una hoja si
            alguien la quiere guardar.
          </Lead>
          <Reach>
            {reach.map(({ figure, label }) => (
              <li key={figure}>
                <strong>{figure}</strong> {label}
              </li>
            ))}
          </Reach>
          <Buttons>
            <ExampleLink />
          </Buttons>
        </Stack>
      </Turned>
      <div style={{ marginTop: space(8) }}>
        <FormatStrip />
      </div>
    </Tinted>
  )
}

export function Partners() {
  return (
    <Section>
      <Container>
        <Stack $gap={3} style={{ maxWidth: 720, marginBottom: space(6) }}>
          <Large>Trabajamos con quien organiza</Large>
          <Lead>
            Wedding planners, catering y espacios ganan tiempo y comisión con cada evento.{' '}
            <Link to="/business">Conoce Velada para empresas</Link>.
          </Lead>
        </Stack>
        <Ruled $columns={3}>
          <Entries of={partners} />
        </Ruled>
      </Container>
    </Section>
  )
}

const Places = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  padding: 0;
  list-style: none;
  & > li {
    padding-block: ${space(2)};
    border-bottom: 1px solid ${({ theme }) => theme.color.mist};
    font-family: ${({ theme }) => theme.font.display};
    font-size: clamp(1.25rem, 2.2vw, 1.875rem);
  }
  ${({ theme }) => theme.media.phone} { grid-template-columns: 1fr 1fr; }
`

export function Cities() {
  return (
    <Section style={{ paddingTop: 0 }}>
      <Split>
        <Stack $gap={3}>
          <Large>En toda España</Large>
          <Lead>De Santander a Las Palmas: dondequiera que celebréis, la carta llega.</Lead>
        </Stack>
        <Places>
          {cities.map((city) => (
            <li key={city}>{city}</li>
          ))}
        </Places>
      </Split>
    </Section>
  )
}

export function ShortFaq() {
  return (
    <Section style={{ paddingTop: 0 }}>
      <Split>
        <Stack $gap={3}>
          <Large>Lo que se suele preguntar</Large>
          <Lead>
            Y si falta la tuya, está en <Link to="/faqs">todas las preguntas</Link>.
          </Lead>
        </Stack>
        <Questions items={shortFaq} />
      </Split>
    </Section>
  )
}

const Middle = styled(Container)`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  text-align: center;
`
const Closing = styled(Section)`background: ${({ theme }) => theme.color.accentWash};`

export function LastCall() {
  return (
    <Closing>
      <Middle>
        <Large style={{ maxWidth: '16ch' }}>Empieza por los nombres</Large>
        <Lead>Verla terminada no cuesta nada. Pagas cuando quieras enviarla.</Lead>
        <Buttons>
          <LinkButton to="/wizard">Empezar Gratis</LinkButton>
          <ExampleLink />
        </Buttons>
      </Middle>
    </Closing>
  )
}
