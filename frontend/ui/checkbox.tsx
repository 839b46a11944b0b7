import { Check } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { space } from './theme.ts'

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 44px;
  & > label { padding: ${space(1)} 0; cursor: pointer; }
`
const Box = styled(Radix.Root)`
  display: grid;
  place-items: center;
  flex: none;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  position: relative;
  &::after { content: ''; position: absolute; inset: -10px; }
  &[data-state='checked'] {
    background: ${({ theme }) => theme.color.accent};
    border-color: ${({ theme }) => theme.color.accentDeep};
  }
`

/** A box with its label at the right; without `children` give it an `aria-label`. */
export function Checkbox({
  children,
  ...rest
}: { children?: ReactNode } & ComponentProps<typeof Radix.Root>) {
  const id = useId()
  const box = (
    <Box id={id} {...rest}>
      <Radix.Indicator>
        <Check size={16} aria-hidden="true" style={{ strokeWidth: 2 }} />
      </Radix.Indicator>
    </Box>
  )
  if (!children) return box
  return (
    <Row>
      {box}
      <label htmlFor={rest.id ?? id}>{children}</label>
    </Row>
  )
}
