import { type ReactNode, useSyncExternalStore } from 'react'
import styled from 'styled-components'

const Box = styled.div`
  display: contents;
`
const never = () => () => undefined

/**
 * Holds a form still until its script runs: what is typed into a page that is only HTML yet would be lost, and sent
 * early it would stand in the address. It looks the same before and after.
 */
export function WhenReady({ children }: { children: ReactNode }) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return <Box inert={!isReady}>{children}</Box>
}
