import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useCookieBanner } from '../../../features/cookie-consent/use-cookie-banner.ts'
import { Container } from '../../../ui/card.tsx'
import { space } from '../../../ui/theme.ts'
import { Wordmark } from '../../../ui/wordmark.tsx'
import { holder } from '../holder.ts'

const Foot = styled.footer`
  padding-block: ${space(8, 5)};
  border-top: 1px solid ${({ theme }) => theme.color.mist};
  background: ${({ theme }) => theme.color.champagneWash};
`
const Columns = styled(Container)`
  display: grid;
  grid-template-columns: 1.6fr 1fr 1fr 1.2fr;
  gap: ${space(5)};
  ${({ theme }) => theme.media.tablet} { grid-template-columns: 1fr 1fr; gap: ${space(4, 3)}; }
`
const First = styled.div`
  max-width: 28ch;
  ${({ theme }) => theme.media.tablet} { grid-column: 1 / -1; }
`
const Column = styled.div`
  & > h2 {
    margin-bottom: ${space(1)};
    font-family: ${({ theme }) => theme.font.text};
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 500;
  }
  & > ul { padding: 0; list-style: none; }
  & a, & button {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    text-align: left;
    text-decoration: none;
    overflow-wrap: anywhere;
    &:hover { text-decoration: underline; text-underline-offset: 0.25em; }
  }
`
const Last = styled(Container)`
  & > p {
    margin-top: ${space(5)};
    padding-top: ${space(3)};
    border-top: 1px solid #c9a96e66;
    font-size: ${({ theme }) => theme.size.small};
    color: ${({ theme }) => theme.color.inkSoft};
  }
`

/** Where everything else is, how to write to us, and the way to change one's mind about cookies. */
export function SiteFooter() {
  const showBanner = useCookieBanner((store) => store.show)
  return (
    <Foot>
      <Columns>
        <First>
          <Wordmark />
          <p>Invitaciones digitales con el cuidado de una papelería, y sus respuestas.</p>
        </First>
        <Column>
          <h2>Velada</h2>
          <ul>
            <li>
              <Link to="/business">Soluciones Business</Link>
            </li>
            <li>
              <Link to="/invitaciones-boda-digitales">Marketing Digital</Link>
            </li>
            <li>
              <Link to="/faqs">Preguntas Frecuentes</Link>
            </li>
          </ul>
        </Column>
        <Column>
          <h2>Legal</h2>
          <ul>
            <li>
              <Link to="/aviso-legal">Aviso Legal</Link>
            </li>
            <li>
              <Link to="/politica-privacidad">Política de Privacidad</Link>
            </li>
            <li>
              <button type="button" onClick={showBanner}>
                Preferencias de cookies
              </button>
            </li>
          </ul>
        </Column>
        <Column id="contacto">
          <h2>Contacto</h2>
          <ul>
            <li>
              <a href={`mailto:${holder.email}`}>{holder.email}</a>
            </li>
            <li>
              <a href={`https://${holder.website}`}>{holder.website}</a>
            </li>
            <li>
              <a href={holder.social.url} target="_blank" rel="noopener noreferrer">
                {holder.social.name}
              </a>
            </li>
          </ul>
        </Column>
      </Columns>
      <Last>
        <p>
          © {new Date().getFullYear()} Velada. Tus datos y los de tus invitados se guardan en la Unión
          Europea.
        </p>
      </Last>
    </Foot>
  )
}
