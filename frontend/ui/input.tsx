import type { ComponentProps } from 'react'
import styled, { css } from 'styled-components'
import { useFieldWiring } from './field.tsx'

/** The outline that every control of the kit shares. */
export const controlLook = css`
  width: 100%;
  min-height: 44px;
  padding: 0.5rem 0.875rem;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  color: ${({ theme }) => theme.color.ink};
  font-size: 1rem;
  transition: border-color ${({ theme }) => theme.motion.fast};
  &::placeholder { color: ${({ theme }) => theme.color.inkSoft}; opacity: 0.85; }
  &:hover:not(:disabled) { border-color: ${({ theme }) => theme.color.ink}; }
  &:focus-visible { outline-offset: 0; border-color: ${({ theme }) => theme.color.accentDeep}; }
  &[aria-invalid] { border-color: ${({ theme }) => theme.color.wine}; }
  &:disabled { opacity: 0.6; background: ${({ theme }) => theme.color.mist}; }
`
const Line = styled.input`${controlLook}`
const Lines = styled.textarea`
  ${controlLook}
  min-height: 7.5rem;
  resize: vertical;
`

/** A one-line control; inside a `Field` it is wired to its label, hint and error. */
export function Input(props: ComponentProps<'input'>) {
  return <Line {...useFieldWiring()} {...props} />
}

export function Textarea(props: ComponentProps<'textarea'>) {
  return <Lines {...useFieldWiring()} {...props} />
}
