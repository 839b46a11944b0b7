import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from './icon-button.tsx'
import { Input } from './input.tsx'

const Place = styled.div`
  position: relative;
  & > input { padding-right: 3.25rem; }
  & > button { position: absolute; right: 0; top: 0; }
`

/** A password that can be looked at before it is sent. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false)
  return (
    <Place>
      <Input {...props} type={isShown ? 'text' : 'password'} />
      <IconButton
        label={isShown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </IconButton>
    </Place>
  )
}
