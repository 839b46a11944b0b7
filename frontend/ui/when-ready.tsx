import { type ReactNode, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { space } from './theme.ts'

const Box = styled.div`
  display: contents;
`
const Missing = styled.p`
  margin-bottom: ${space(2)};
  padding: ${space(1.5, 2)};
  border-left: 3px solid ${({ theme }) => theme.color.champagne};
  background: ${({ theme }) => theme.color.champagneWash};
`
const never = () => () => undefined

/**
 * Disables a form until its script runs: input before hydration would be lost, and an early submit would
 * put it in the URL. `when` is what else it waits for. It looks the same before and after; browsers without
 * JavaScript get a message.
 */
export function WhenReady({ when = true, children }: { when?: boolean; children: ReactNode }) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <>
      <noscript>
        <Missing>
          Este formulario necesita JavaScript: actívalo en tu navegador y vuelve a cargar la página.
        </Missing>
      </noscript>
      <Box inert={!isAlive || !when}>{children}</Box>
    </>
  )
}
