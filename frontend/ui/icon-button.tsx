import type { ComponentProps } from 'react'
import styled from 'styled-components'

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
