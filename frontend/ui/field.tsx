import { createContext, type ReactNode, useContext, useId } from 'react'
import styled from 'styled-components'
import { space } from './theme.ts'

type Wiring = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
  'aria-labelledby'?: string
}
const FieldContext = createContext<Wiring>({})

/** What a control inside a `Field` spreads on its element so that label, hint and error belong to it. */
export const useFieldWiring = () => useContext(FieldContext)

const Stack = styled.div`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  min-width: 0;
`
const Label = styled.label`
  font-weight: 500;
  font-size: ${({ theme }) => theme.size.small};
  letter-spacing: 0.01em;
`
const Mark = styled.span`color: ${({ theme }) => theme.color.wine};`
export const Hint = styled.p`
  font-size: ${({ theme }) => theme.size.small};
  color: ${({ theme }) => theme.color.inkSoft};
`
const Fault = styled.p`
  padding-left: ${space(1)};
  border-left: 2px solid ${({ theme }) => theme.color.wine};
  font-size: ${({ theme }) => theme.size.small};
  color: ${({ theme }) => theme.color.wine};
`

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string
  required?: boolean
  /** True for a set of controls (radios, checkboxes): the label then names the group. */
  group?: boolean
  children: ReactNode
}

/** Label, one control of this kit, hint and error, joined by aria-describedby and aria-invalid. */
export function Field({ label, hint, error, required = false, group = false, children }: FieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const wiring: Wiring = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
    'aria-labelledby': group ? `${id}-label` : undefined,
  }
  return (
    <Stack>
      <Label id={`${id}-label`} {...(group ? { as: 'span' as const } : { htmlFor: id })}>
        {label}
        {required && <Mark aria-hidden="true"> *</Mark>}
      </Label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <Fault id={`${id}-error`} role="alert">
          {error}
        </Fault>
      )}
    </Stack>
  )
}
