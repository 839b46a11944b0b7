import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space } from '../../../ui/theme.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader, type SiteLink } from './site-header.tsx'

const SkipLink = styled.a`
  position: fixed;
  top: ${space(1)};
  left: ${space(1)};
  z-index: ${({ theme }) => theme.layer.toast};
  padding: ${space(1, 2)};
  background: ${({ theme }) => theme.color.sheet};
  &:not(:focus) { transform: translateY(-200%); }
`
const Main = styled.main`
  padding-top: 72px;
  ${({ theme }) => theme.media.tablet} {
    @media (scripting: none) { padding-top: 0; }
  }
`

export const siteLinks = [
  { label: 'Crear Invitación', to: '/wizard' },
  { label: 'Precios', to: '/#precios' },
  { label: 'Empresas', to: '/business' },
  { label: 'Acceder', to: '/login' },
] as const satisfies readonly SiteLink[]

/** Header, page, footer of every public page. */
export function Site({ links = siteLinks, children }: { links?: readonly SiteLink[]; children: ReactNode }) {
  return (
    <>
      <SkipLink href="#contenido">Saltar al contenido</SkipLink>
      <SiteHeader links={links} />
      <Main id="contenido">{children}</Main>
      <SiteFooter />
    </>
  )
}
