import styled from 'styled-components'
import { Container } from '../../../ui/card.tsx'
import { space } from '../../../ui/theme.ts'
import { advantages, eventTypes, services, steps } from '../content/services.ts'
import { ProductPicture } from '../parts/product-picture.tsx'
import { Item, Large, Lead, Ruled, Section, Soft, Split } from '../parts/section.tsx'

const Head = styled.div`
  display: grid;
  gap: ${space(2)};
  max-width: 720px;
  margin-bottom: ${space(6)};
`
/** One real invitation for each use; on a phone the sheet stands small beside its words. */
const Occasions = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(6)} clamp(2rem, 6vw, 5.5rem);
  padding: 0;
  list-style: none;
  & > li > img { margin-bottom: ${space(4)}; }
  ${({ theme }) => theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    & > li {
      display: grid;
      grid-template-columns: clamp(96px, 24vw, 180px) minmax(0, 1fr);
      gap: ${space(3)};
      align-items: center;
    }
    & > li > img { margin: 0; }
  }
`
const pictures = { wedding: 'classic', communion: 'communion', corporate: 'company' } as const

export function EventTypes() {
  return (
    <Section>
      <Container>
        <Head>
          <Large>Para lo que solo pasa una vez</Large>
          <Lead>
            Una boda, una comunión, los cincuenta años de una empresa: cada celebración tiene su tono.
          </Lead>
        </Head>
        <Occasions>
          {eventTypes.map(({ key, title, description }) => (
            <li key={key}>
              <ProductPicture name={pictures[key]} alt="" sizes="(max-width: 719px) 24vw, 340px" />
              <div>
                <Item>{title}</Item>
                <Soft>{description}</Soft>
              </div>
            </li>
          ))}
        </Occasions>
      </Container>
    </Section>
  )
}

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(5)} clamp(1.5rem, 3vw, 3rem);
  padding: 0;
  list-style: none;
  & h3 {
    padding-bottom: ${space(2)};
    margin-bottom: ${space(2)};
    border-bottom: 1px solid ${({ theme }) => theme.color.champagne};
    font-size: clamp(2.25rem, 3.4vw, 3.25rem);
    line-height: 1;
    & > span {
      display: block;
      margin-top: ${space(1)};
      font-family: ${({ theme }) => theme.font.text};
      font-size: 1rem;
      font-weight: 500;
      line-height: 1.4;
    }
  }
  ${({ theme }) => theme.media.tablet} { grid-template-columns: 1fr 1fr; }
  ${({ theme }) => theme.media.phone} { grid-template-columns: 1fr; }
`
const Tint = styled(Section)`background: ${({ theme }) => theme.color.accentWash};`

export function Advantages() {
  return (
    <Tint>
      <Container>
        <Head>
          <Large>Rápida para ti, más&nbsp;rápida para&nbsp;ellos</Large>
        </Head>
        <Figures>
          {advantages.map(({ figure, title, description }) => (
            <li key={figure}>
              <h3>
                {figure}
                <span>{title}</span>
              </h3>
              <Soft>{description}</Soft>
            </li>
          ))}
        </Figures>
      </Container>
    </Tint>
  )
}

const Steps = styled.ol`
  padding: 0;
  border-top: 1px solid ${({ theme }) => theme.color.mist};
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: clamp(4rem, 10vw, 8rem) minmax(0, 1fr);
    align-items: baseline;
    padding-block: ${space(4)};
    border-bottom: 1px solid ${({ theme }) => theme.color.mist};
  }
  & > li > span {
    font-family: ${({ theme }) => theme.font.display};
    font-size: clamp(2.75rem, 5vw, 4rem);
    font-style: italic;
    line-height: 1;
    font-variant-numeric: lining-nums;
    color: ${({ theme }) => theme.color.accentDeep};
  }
`
const Sticky = styled.div`
  position: sticky;
  top: 112px;
  display: grid;
  gap: ${space(2)};
  ${({ theme }) => theme.media.tablet} { position: static; }
`

export function HowItWorks() {
  return (
    <Section id="como-funciona">
      <Split>
        <Sticky>
          <Large>Cómo funciona</Large>
          <Lead>Cuatro pasos, y en los dos últimos trabajamos nosotros.</Lead>
        </Sticky>
        <Steps>
          {steps.map(({ number, title, description }) => (
            <li key={number}>
              <span aria-hidden="true">{number}</span>
              <div>
                <Item>{title}</Item>
                <Soft>{description}</Soft>
              </div>
            </li>
          ))}
        </Steps>
      </Split>
    </Section>
  )
}

const Features = styled.ul`
  margin-top: ${space(2)};
  padding: 0;
  list-style: none;
  & > li { padding-left: ${space(2.5)}; position: relative; }
  & > li::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0.8em;
    width: 12px;
    border-top: 1px solid ${({ theme }) => theme.color.champagne};
  }
`

export function Services() {
  return (
    <Section id="servicios" style={{ paddingTop: 0 }}>
      <Container>
        <Head>
          <Large>Todo lo que va detrás de la carta</Large>
        </Head>
        <Ruled $columns={3}>
          {services.map(({ title, description, features }) => (
            <li key={title}>
              <Item>{title}</Item>
              <Soft>{description}</Soft>
              <Features>
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </Features>
            </li>
          ))}
        </Ruled>
      </Container>
    </Section>
  )
}
