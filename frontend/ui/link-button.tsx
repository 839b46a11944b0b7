import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { type ButtonProps, type Look, look } from './button-look.ts'

const Face = styled(Link)<Look>`${look}`

/** A link within the app that looks like a button. */
export function LinkButton({
  tone = 'primary',
  small,
  wide,
  ...rest
}: ButtonProps & ComponentProps<typeof Link>) {
  return <Face {...rest} $tone={tone} $small={small} $wide={wide} />
}
