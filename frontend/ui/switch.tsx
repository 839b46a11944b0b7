import { Switch as Radix } from 'radix-ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { space } from './theme.ts'

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 44px;
  & > label { flex: 1; padding: ${space(1)} 0; cursor: pointer; }
`
const Track = styled(Radix.Root)`
  position: relative;
  flex: none;
  width: 48px;
  height: 28px;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.mist};
  transition: background ${({ theme }) => theme.motion.fast};
  &::after { content: ''; position: absolute; inset: -9px; }
  &[data-state='checked'] {
    background: ${({ theme }) => theme.color.accent};
    border-color: ${({ theme }) => theme.color.accentDeep};
  }
`
const Thumb = styled(Radix.Thumb)`
  display: block;
  width: 20px;
  height: 20px;
  margin-left: 3px;
  border-radius: 50%;
  background: ${({ theme }) => theme.color.ink};
  transition: transform ${({ theme }) => theme.motion.fast};
  &[data-state='checked'] { transform: translateX(20px); }
`

/** Something that is on or off at once; the label stands at its left. */
export function Switch({ children, ...rest }: { children: ReactNode } & ComponentProps<typeof Radix.Root>) {
  const id = useId()
  return (
    <Row>
      <label htmlFor={id}>{children}</label>
      <Track id={id} {...rest}>
        <Thumb />
      </Track>
    </Row>
  )
}
