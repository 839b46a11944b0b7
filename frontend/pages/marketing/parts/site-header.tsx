import { Menu, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Container } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { space } from '../../../ui/theme.ts'
import { Wordmark } from '../../../ui/wordmark.tsx'

export type SiteLink = { label: string; to: string }

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${({ theme }) => theme.layer.header};
  border-bottom: 1px solid ${({ theme }) => theme.color.mist};
  background: ${({ theme }) => theme.color.paper};
  ${({ theme }) => theme.media.tablet} {
    @media (scripting: none) { position: static; }
  }
`
const Row = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  height: 72px;
  ${({ theme }) => theme.media.tablet} {
    @media (scripting: none) { flex-wrap: wrap; height: auto; padding-block: ${space(2)}; }
  }
`
const Toggle = styled.div`
  display: none;
  ${({ theme }) => theme.media.tablet} { display: block; }
  @media (scripting: none) { display: none; }
`
const Links = styled.nav<{ $open: boolean }>`
  & > ul {
    display: flex;
    gap: ${space(4)};
    padding: 0;
    list-style: none;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
    border-bottom: 1px solid transparent;
    transition: border-color ${({ theme }) => theme.motion.fast};
    &:hover { border-bottom-color: ${({ theme }) => theme.color.champagne}; }
  }
  ${({ theme }) => theme.media.tablet} {
    position: absolute;
    inset: 72px 0 auto;
    display: ${({ $open }) => ($open ? 'block' : 'none')};
    border-bottom: 1px solid ${({ theme }) => theme.color.mist};
    background: ${({ theme }) => theme.color.paper};
    box-shadow: ${({ theme }) => theme.shadow.float};
    & > ul { display: grid; gap: 0; padding: ${space(1)} clamp(1.25rem, 4vw, 3rem) ${space(3)}; }
    & a {
      width: 100%;
      min-height: 56px;
      border-bottom: 1px solid ${({ theme }) => theme.color.mist};
      font-family: ${({ theme }) => theme.font.display};
      font-size: 1.5rem;
    }
    /* No button opens it then: it stands below the name, and the page below it. */
    @media (scripting: none) {
      display: block;
      position: static;
      width: 100%;
      border: 0;
      box-shadow: none;
      & > ul { display: flex; flex-wrap: wrap; gap: 0 ${space(3)}; padding: 0; }
      & a { width: auto; min-height: 44px; border: 0; font-family: inherit; font-size: 1rem; }
    }
  }
`

/** An anchor of this page stays a plain link, so that the browser scrolls; everything else goes through the router. */
export function SiteAnchor({
  to,
  children,
  ...rest
}: {
  to: string
  children: React.ReactNode
  className?: string
}) {
  return to.startsWith('#') ? (
    <a href={to} {...rest}>
      {children}
    </a>
  ) : (
    <Link to={to} {...rest}>
      {children}
    </Link>
  )
}

/** The fixed header; on a phone its menu opens with a button and closes when the page scrolls. */
export function SiteHeader({ links }: { links: readonly SiteLink[] }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const close = () => setOpen(false)
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close()
    window.addEventListener('scroll', close, { passive: true })
    window.addEventListener('keydown', closeOnEscape)
    return () => {
      window.removeEventListener('scroll', close)
      window.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  return (
    <Bar>
      <Row>
        <Wordmark />
        <Toggle>
          <IconButton
            label={isOpen ? 'Cerrar menú' : 'Abrir menú'}
            aria-expanded={isOpen}
            aria-controls="site-menu"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </IconButton>
        </Toggle>
        <Links id="site-menu" aria-label="Principal" $open={isOpen} onClick={() => setOpen(false)}>
          <ul>
            {links.map(({ label, to }) => (
              <li key={label}>
                <SiteAnchor to={to}>{label}</SiteAnchor>
              </li>
            ))}
          </ul>
        </Links>
      </Row>
    </Bar>
  )
}
