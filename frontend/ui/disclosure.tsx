import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space } from './theme.ts'

const Details = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    min-height: 44px;
    padding-block: ${space(1.25)};
    font-weight: 500;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker { display: none; }
    & > svg { width: 20px; height: 20px; transition: transform ${({ theme }) => theme.motion.fast}; }
  }
  &[open] > summary > svg { transform: rotate(180deg); }
`

type Props = {
  summary: ReactNode
  open?: boolean
  /** Told when it is opened or closed. */
  onOpen?: (isOpen: boolean) => void
  children: ReactNode
}

/** Collapsible content; `open` opens it, and a press on the summary closes it again. */
export function Disclosure({ summary, open, onOpen, children }: Props) {
  return (
    <Details open={open} onToggle={onOpen && ((toggle) => onOpen(toggle.currentTarget.open))}>
      <summary>
        {summary}
        <ChevronDown aria-hidden="true" />
      </summary>
      {children}
    </Details>
  )
}
