import styled from 'styled-components'
import { Container } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { space } from '../../../ui/theme.ts'
import { ExampleLink } from '../parts/example-link.tsx'
import { FormatPicture } from '../parts/format-picture.tsx'
import { OliveBranch } from '../parts/olive-branch.tsx'
import { Arrives, Buttons, Huge, Lead } from '../parts/section.tsx'
import { ReachStrip } from './reach-strip.tsx'

const Garden = styled.section`
  position: relative;
  overflow: hidden;
  background: ${({ theme }) => theme.color.accentWash};
`
const Middle = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(4)};
  padding-block: clamp(3.5rem, 8vw, 7rem) 0;
  text-align: center;
`
const Words = styled(Arrives)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(4)};
  max-width: 860px;
`
const Side = styled.div<{ $right?: boolean }>`
  position: absolute;
  bottom: -60px;
  ${({ $right }) => ($right ? 'right' : 'left')}: -10px;
  transform: ${({ $right }) => ($right ? 'scaleX(-1) ' : '')}rotate(-7deg);
  width: clamp(120px, 20vw, 300px);
  opacity: 0.9;
  ${({ theme }) => theme.media.tablet} { opacity: 0.35; }
`
const Fan = styled.div`
  display: flex;
  justify-content: center;
  width: 100%;
  height: clamp(280px, 36vw, 430px);
  margin-top: ${space(2)};
  & > div { flex: none; width: clamp(200px, 25vw, 330px); }
  & > div:nth-child(1) { transform: translate(14%, 9%) rotate(-7deg); }
  & > div:nth-child(2) { z-index: 1; }
  & > div:nth-child(3) { transform: translate(-14%, 9%) rotate(7deg); }
  ${({ theme }) => theme.media.phone} {
    & > div:nth-child(1) { margin-left: -40%; }
    & > div:nth-child(3) { margin-right: -40%; }
  }
`

export function GreenHero() {
  return (
    <>
      <Garden>
        <Side>
          <OliveBranch />
        </Side>
        <Side $right>
          <OliveBranch />
        </Side>
        <Middle>
          <Words>
            <Huge>Invita como en casa de toda la vida</Huge>
            <Lead>
              Con tarjeta, con letra bonita y con el nombre de cada uno. La diferencia es que aquí la
              respuesta vuelve sola.
            </Lead>
            <Buttons>
              <LinkButton to="/wizard">Crear Invitación Gratis</LinkButton>
              <ExampleLink label="Ver una invitación" />
            </Buttons>
          </Words>
          <Fan>
            {(['classic', 'floral', 'mediterranean'] as const).map((format) => (
              <div key={format}>
                <FormatPicture format={format} sizes="(max-width: 960px) 200px, 330px" first mute />
              </div>
            ))}
          </Fan>
        </Middle>
      </Garden>
      <Container>
        <ReachStrip />
      </Container>
    </>
  )
}
