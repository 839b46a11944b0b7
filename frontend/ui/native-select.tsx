import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { useFieldWiring } from './field.tsx'
import { controlLook } from './input.tsx'

const Control = styled.select`
  ${controlLook}
  padding-right: 2.25rem;
  appearance: none;
  background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='18' height='18' fill='none' stroke='%231A1A1A' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m4.5 7 4.5 4.5L13.5 7'/%3E%3C/svg%3E");
  background-position: right 0.75rem center;
  background-repeat: no-repeat;
  text-overflow: ellipsis;
  cursor: pointer;
`

type Props = Omit<ComponentProps<'select'>, 'onChange'> & {
  options: readonly { value: string; label: string }[]
  onValueChange: (value: string) => void
}

/** The browser's own select, for screens with many of them: light, and a wheel to turn on phones. */
export function NativeSelect({ options, onValueChange, ...rest }: Props) {
  return (
    <Control {...useFieldWiring()} {...rest} onChange={({ target }) => onValueChange(target.value)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Control>
  )
}
