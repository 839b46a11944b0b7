import styled from 'styled-components'
import { AnchorButton } from '../../../ui/button.tsx'
import { Container } from '../../../ui/card.tsx'
import { columns } from '../../../ui/layout.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { space } from '../../../ui/theme.ts'
import { record } from '../content/services.ts'
import { ExampleLink } from '../parts/example-link.tsx'
import { Arrives, Buttons, Lead } from '../parts/section.tsx'
import { PhoneInHand } from './phone-in-hand.tsx'

const Cover = styled.section`
  position: relative;
  background: ${({ theme }) => theme.color.accent};
`
const Page = styled(Container)`
  position: relative;
  ${columns(1, 'clamp(300px, 30vw, 430px)')}
  gap: ${space(4)};
`
const Words = styled(Arrives)`
  display: grid;
  align-content: center;
  gap: ${space(4)};
  padding-block: clamp(3rem, 8vw, 7rem);
  ${({ theme }) => theme.media.tablet} { padding-bottom: 0; }
  & ${Lead} { color: ${({ theme }) => theme.color.ink}; }
`
const Title = styled.h1`
  font-size: clamp(3.25rem, 0.4rem + 7vw, 7rem);
  line-height: 0.92;
  letter-spacing: -0.03em;
  & > em { display: block; padding-left: 0.5em; }
`
const Hand = styled.div`
  align-self: end;
  justify-self: center;
  width: 100%;
  padding-top: ${space(5)};
  & > svg { width: 100%; height: auto; }
  ${({ theme }) => theme.media.tablet} { width: min(84%, 360px); padding-top: ${space(2)}; }
`
const Issue = styled(Container)`
  & > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space(2, 4)};
    padding: ${space(3)} 0;
    border-bottom: 1px solid ${({ theme }) => theme.color.ink};
    list-style: none;
    ${({ theme }) => theme.media.phone} { display: grid; grid-template-columns: 1fr 1fr; }
  }
  & strong {
    display: block;
    font-family: ${({ theme }) => theme.font.display};
    font-size: 2.25rem;
    font-weight: 500;
    line-height: 1;
    font-variant-numeric: lining-nums;
  }
`

/** A magazine's cover: the title runs to the edge, the hand comes in from below. */
export function CoralHero() {
  return (
    <>
      <Cover>
        <Page>
          <Words>
            <Title>
              Di que sí <em>a invitar bien</em>
            </Title>
            <Lead>
              Una invitación con tus colores en el móvil de cada invitado. Y en el tuyo, quién viene, qué come
              y cómo vuelve a casa.
            </Lead>
            <Buttons>
              <LinkButton tone="secondary" to="/wizard" style={{ background: '#FFFDFA' }}>
                Crear Invitación Gratis
              </LinkButton>
              <AnchorButton tone="secondary" href="#servicios">
                Descubrir Servicios
              </AnchorButton>
              <ExampleLink tone="quiet" />
            </Buttons>
          </Words>
          <Hand>
            <PhoneInHand />
          </Hand>
        </Page>
      </Cover>
      <Issue>
        <ul>
          {record.map(({ figure, label }) => (
            <li key={figure}>
              <strong>{figure}</strong>
              {label}
            </li>
          ))}
        </ul>
      </Issue>
    </>
  )
}
