import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { type ButtonProps, type Look, look } from './button-look.ts'
import { Spinner } from './spinner.tsx'

const Face = styled.button<Look>`${look}`
const AnchorFace = styled.a<Look>`${look}`

/** A button; while `busy` it is disabled, keeps its width and shows a spinner beside `busyText` or its own text. */
export function Button({
  tone = 'primary',
  small,
  wide,
  busy = false,
  busyText,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps & { busy?: boolean; busyText?: string } & ComponentProps<'button'>) {
  return (
    <Face
      {...rest}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      $tone={tone}
      $small={small}
      $wide={wide}
    >
      {busy && <Spinner size={18} silent />}
      {busy && busyText ? busyText : children}
    </Face>
  )
}

/** A plain anchor (another window, a file, a tel: link) that looks like a button. */
export function AnchorButton({ tone = 'primary', small, wide, ...rest }: ButtonProps & ComponentProps<'a'>) {
  return <AnchorFace {...rest} $tone={tone} $small={small} $wide={wide} />
}
