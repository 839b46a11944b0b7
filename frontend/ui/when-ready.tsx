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
 * Holds a form still until its script runs: what is typed into a page that is only HTML yet would be lost, and sent
 * early it would stand in the address. It looks the same before and after; who has no script is told what it needs.
 */
export function WhenReady({ children }: { children: ReactNode }) {
  const isReady = useSyncExternalStore(
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
      <Box inert={!isReady}>{children}</Box>
    </>
  )
}
