import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { signedOut } from '../../lib/api.ts'
import { space } from '../../ui/theme.ts'

const Note = styled.p`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.header};
  padding: ${space(1.5, 2)};
  border-bottom: 1px solid ${({ theme }) => theme.color.champagne};
  background: ${({ theme }) => theme.color.champagneWash};
  text-align: center;
`

/**
 * Shown over a page whose session has ended, with a link to log in again: a reload leads to the login and
 * returns here. The page stays visible, and the browser asks about unsaved work.
 */
export function SessionEnd() {
  const [isOver, setOver] = useState(false)
  const { pathname, search } = useLocation()
  useEffect(() => {
    const end = () => setOver(true)
    addEventListener(signedOut, end)
    return () => removeEventListener(signedOut, end)
  }, [])
  return (
    <div role="status">
      {isOver && (
        <Note>
          Tu sesión ha terminado. <a href={pathname + search}>Vuelve a iniciar sesión</a> y sigue donde
          estabas.
        </Note>
      )}
    </div>
  )
}
