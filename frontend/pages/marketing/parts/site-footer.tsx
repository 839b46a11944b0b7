import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useCookieBanner } from '../../../features/cookie-consent/use-cookie-banner.ts'
import { Container } from '../../../ui/card.tsx'
import { space } from '../../../ui/theme.ts'
import { Wordmark } from '../../../ui/wordmark.tsx'
import { holder } from '../holder.ts'
import { FooterColumn } from './footer-column.tsx'

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
        <FooterColumn title="Velada">
          <li>
            <Link to="/business">Soluciones Business</Link>
          </li>
          <li>
            <Link to="/invitaciones-boda-digitales">Marketing Digital</Link>
          </li>
          <li>
            <Link to="/faqs">Preguntas Frecuentes</Link>
          </li>
        </FooterColumn>
        <FooterColumn title="Legal">
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
        </FooterColumn>
        <FooterColumn id="contacto" title="Contacto">
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
        </FooterColumn>
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
