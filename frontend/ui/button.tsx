import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { Spinner } from './spinner.tsx'
import { space } from './theme.ts'

/** primary = the one thing to do here; secondary = the other; quiet = beside the way; danger = destroys. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'
type Look = { $tone: ButtonTone; $small?: boolean; $wide?: boolean }

const tones = {
  primary: css`
    background: ${({ theme }) => theme.color.accent};
    border-color: ${({ theme }) => theme.color.accent};
    &:not(:disabled):hover { background: color-mix(in srgb, ${({ theme }) => theme.color.accent} 82%, white); }
  `,
  secondary: css`
    background: transparent;
    border-color: ${({ theme }) => theme.color.ink};
    &:not(:disabled):hover { background: ${({ theme }) => theme.color.mist}; }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    &:not(:disabled):hover { background: ${({ theme }) => theme.color.mist}; }
  `,
  danger: css`
    background: transparent;
    color: ${({ theme }) => theme.color.wine};
    border-color: ${({ theme }) => theme.color.wine};
    &:not(:disabled):hover { background: ${({ theme }) => theme.color.wineWash}; }
  `,
}

const look = css<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  min-height: 44px;
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  padding: ${({ $small }) => ($small ? '0.375rem 1rem' : '0.625rem 1.625rem')};
  border: 1px solid;
  border-radius: ${({ theme }) => theme.radius.pill};
  color: ${({ theme }) => theme.color.ink};
  font-family: ${({ theme }) => theme.font.text};
  font-size: ${({ theme, $small }) => ($small ? theme.size.small : theme.size.base)};
  font-weight: 500;
  line-height: 1.3;
  letter-spacing: 0.01em;
  text-align: center;
  text-decoration: none;
  transition: background ${({ theme }) => theme.motion.fast};
  &:disabled { opacity: 0.55; }
  & > svg { width: 1.125rem; height: 1.125rem; }
  ${({ $tone }) => tones[$tone]}
`
const Face = styled.button<Look>`${look}`
const LinkFace = styled(Link)<Look>`${look}`
const AnchorFace = styled.a<Look>`${look}`

type Props = { tone?: ButtonTone; small?: boolean; wide?: boolean }

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
}: Props & { busy?: boolean; busyText?: string } & ComponentProps<'button'>) {
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

/** A link within the app that looks like a button. */
export function LinkButton({ tone = 'primary', small, wide, ...rest }: Props & ComponentProps<typeof Link>) {
  return <LinkFace {...rest} $tone={tone} $small={small} $wide={wide} />
}

/** A plain anchor (another window, a file, a tel: link) that looks like a button. */
export function AnchorButton({ tone = 'primary', small, wide, ...rest }: Props & ComponentProps<'a'>) {
  return <AnchorFace {...rest} $tone={tone} $small={small} $wide={wide} />
}

const Round = styled.button`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.pill};
  background: transparent;
  transition: background ${({ theme }) => theme.motion.fast};
  &:not(:disabled):hover { background: ${({ theme }) => theme.color.mist}; }
  &:disabled { opacity: 0.4; }
  & > svg { width: 1.25rem; height: 1.25rem; }
`

/** A button that is only an icon; `label` is its name for everyone who cannot see it. */
export function IconButton({
  label,
  type = 'button',
  ...rest
}: { label: string } & ComponentProps<'button'>) {
  return <Round {...rest} type={type} aria-label={label} />
}
