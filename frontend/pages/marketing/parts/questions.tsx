import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space } from '../../../ui/theme.ts'

const List = styled.div`
  border-top: 1px solid ${({ theme }) => theme.color.mist};
  & > details { border-bottom: 1px solid ${({ theme }) => theme.color.mist}; }
  & summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space(2)};
    min-height: 72px;
    padding-block: ${space(2)};
    font-size: ${({ theme }) => theme.size.large};
    font-weight: 500;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker { display: none; }
    & > svg { transition: transform ${({ theme }) => theme.motion.fast}; }
  }
  & details[open] > summary > svg { transform: rotate(45deg); }
  & details > p { padding: 0 ${space(5)} ${space(3)} 0; color: ${({ theme }) => theme.color.inkSoft}; }
`

/** A few questions that open by themselves, script or not. */
export function Questions({ items }: { items: readonly { id: string; title: string; body: ReactNode }[] }) {
  return (
    <List>
      {items.map(({ id, title, body }) => (
        <details key={id}>
          <summary>
            {title}
            <Plus size={20} aria-hidden="true" />
          </summary>
          <p>{body}</p>
        </details>
      ))}
    </List>
  )
}
