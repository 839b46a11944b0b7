import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space } from '../../ui/theme.ts'

/** Fields in a row, stacked on a phone. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2.5, 2)};
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`
/** A field of full width. */
export const Whole = styled.div`grid-column: 1 / -1;`

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 260px) minmax(0, 1fr);
  gap: ${space(2, 6)};
  padding-block: ${space(4)};
  border-top: 1px solid ${({ theme }) => theme.color.mist};
  &:first-of-type { border-top: 0; padding-top: 0; }
  & > header { display: grid; gap: ${space(1)}; align-content: start; }
  & > header > h2 { font-size: ${({ theme }) => theme.size.displaySmall}; }
  & > header > p { color: ${({ theme }) => theme.color.inkSoft}; }
  ${({ theme }) => theme.media.tablet} { grid-template-columns: minmax(0, 1fr); }
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
