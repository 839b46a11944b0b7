import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import styled, { createGlobalStyle, keyframes } from 'styled-components'
import { Button } from '../../ui/button.tsx'
import { space } from '../../ui/theme.ts'
import { storedConsent } from './consent.ts'
import { bannerTimings, useCookieBanner } from './use-cookie-banner.ts'
import { whenNothingIsPressed } from './when-nothing-is-pressed.ts'

const enter = keyframes`from { opacity: 0; transform: translateY(16px); }`

const Slip = styled.section<{ $leaving: boolean }>`
  position: fixed;
  right: ${space(3)};
  bottom: ${space(3)};
  z-index: ${({ theme }) => theme.layer.overlay};
  display: grid;
  gap: ${space(2)};
  width: min(420px, calc(100vw - ${space(6)}));
  padding: ${space(3)};
  border: 1px solid ${({ theme }) => theme.color.mist};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  box-shadow: ${({ theme }) => theme.shadow.float};
  animation: ${enter} ${({ theme }) => theme.motion.slow};
  opacity: ${({ $leaving }) => ($leaving ? 0 : 1)};
  transform: ${({ $leaving }) => ($leaving ? 'translateY(16px)' : 'none')};
  transition: opacity 300ms ease-out, transform 300ms ease-out;
  ${({ theme }) => theme.media.phone} {
    right: ${space(1.5)};
    bottom: ${space(1.5)};
    width: calc(100vw - ${space(3)});
    padding: ${space(2.5)};
  }
`
/** Space at the end of the page, so that the banner never covers content that cannot be scrolled. */
const RoomBelow = createGlobalStyle<{ $height: number }>`
  html { scroll-padding-bottom: ${({ $height }) => $height}px; --covered-below: ${({ $height }) => $height}px; }
  body { padding-bottom: ${({ $height }) => $height}px; }
`
const Title = styled.h2`font-size: 1.5rem;`
const Choices = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(1)};
`

/** Asks once about cookies; refusing takes the same effort as accepting. */
export function CookieBanner() {
  const { state, show, choose } = useCookieBanner()
  useEffect(() => {
    if (storedConsent()) return
    return whenNothingIsPressed(show, bannerTimings.delay)
  }, [show])
  const slip = useRef<HTMLElement>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    if (state === 'hidden' || !slip.current) return
    const observer = new ResizeObserver(([entry]) => setHeight(entry?.target.clientHeight ?? 0))
    observer.observe(slip.current)
    return () => observer.disconnect()
  }, [state])
  if (state === 'hidden') return null
  return (
    <Slip ref={slip} $leaving={state === 'leaving'} aria-labelledby="cookie-title">
      <RoomBelow $height={height + 48} />
      <Title id="cookie-title">Cookies, las justas</Title>
      <p>
        Solo usamos las técnicas: las que te mantienen dentro de tu cuenta. Ni publicidad ni seguimiento.
        Puedes cambiar de idea al pie de cualquier página.{' '}
        <Link to="/politica-privacidad#cookies">Saber más</Link>
      </p>
      <Choices>
        <Button tone="secondary" onClick={() => choose('rejected')}>
          Rechazar
        </Button>
        <Button tone="secondary" onClick={() => choose('accepted')}>
          Aceptar
        </Button>
      </Choices>
    </Slip>
  )
}
