import type { ReactNode } from 'react'
import styled from 'styled-components'
import { columns } from '../../ui/layout.ts'
import { space } from '../../ui/theme.ts'

/** Fields in a row, one below the other on a tablet. */
export const Fields = styled.div`
  ${columns(1, 1)}
  gap: ${space(2.5, 2)};
`
/** A field of full width. */
export const Whole = styled.div`grid-column: 1 / -1;`

const Part = styled.section`
  ${columns('minmax(0, 260px)', 1)}
  gap: ${space(2, 6)};
  padding-block: ${space(4)};
  border-top: 1px solid ${({ theme }) => theme.color.mist};
  &:first-of-type { border-top: 0; padding-top: 0; }
  & > header { display: grid; gap: ${space(1)}; align-content: start; }
  & > header > h2 { font-size: ${({ theme }) => theme.size.displaySmall}; }
  & > header > p { color: ${({ theme }) => theme.color.inkSoft}; }
`

/** A section of the form: title on the left, fields on the right. */
export function Section({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <Part aria-label={title}>
      <header>
        <h2>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      <div>{children}</div>
    </Part>
  )
}
