import styled from 'styled-components'
import { Container } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { space } from '../../../ui/theme.ts'
import { ExampleLink } from '../parts/example-link.tsx'
import { FormatPicture } from '../parts/format-picture.tsx'
import { Arrives, Buttons, Huge, Lead } from '../parts/section.tsx'

const Ground = styled.section`
  background: linear-gradient(
    90deg,
    transparent 62%,
    ${({ theme }) => theme.color.champagneWash} 62%
  );
  ${({ theme }) => theme.media.tablet} {
    background: linear-gradient(transparent 58%, ${({ theme }) => theme.color.champagneWash} 58%);
  }
`
const Row = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  gap: ${space(6)} clamp(2rem, 6vw, 6rem);
  align-items: center;
  min-height: min(820px, calc(100dvh - 72px));
  padding-block: ${space(8)};
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    padding-block: ${space(6)};
  }
`
const Words = styled(Arrives)`
  display: grid;
  gap: ${space(4)};
`
const Table = styled.div`
  position: relative;
  width: min(100%, 380px);
  margin-inline: auto;
  & > div:first-child { transform: rotate(1.6deg); }
`
const Reply = styled.div`
  position: absolute;
  left: -24%;
  bottom: -7%;
  display: grid;
  gap: 2px;
  width: 240px;
  padding: ${space(2, 2.5)};
  border-left: 3px solid ${({ theme }) => theme.color.accent};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  box-shadow: ${({ theme }) => theme.shadow.float};
  font-size: ${({ theme }) => theme.size.small};
  line-height: 1.45;
  & > strong { font-weight: 500; font-size: 1rem; }
  & > span { color: ${({ theme }) => theme.color.inkSoft}; }
  ${({ theme }) => theme.media.phone} { left: 0; bottom: -6%; }
`

export function Hero() {
  return (
    <Ground>
      <Row>
        <Words>
          <Huge>La invitación es el principio de la fiesta</Huge>
          <Lead>
            Invitaciones digitales de boda con la letra y el papel de una buena papelería. Las envías por
            email o WhatsApp, tus invitados confirman en quince segundos y tú ves llegar cada respuesta.
          </Lead>
          <Buttons>
            <LinkButton to="/wizard">Crear Invitación Gratis</LinkButton>
            <ExampleLink />
          </Buttons>
        </Words>
        <Table>
          <div>
            <FormatPicture format="botanical" sizes="(max-width: 960px) 84vw, 400px" first />
          </div>
          <Reply>
            <strong>Familia Ruiz Ortega</strong>
            Confirmado, 4 personas
            <span>1 menú infantil, 1 sin gluten, autobús de vuelta</span>
          </Reply>
        </Table>
      </Row>
    </Ground>
  )
}
