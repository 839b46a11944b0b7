import styled from 'styled-components'
import { figure } from '../../../lib/count-text.ts'
import { space } from '../../../ui/theme.ts'
import { type Missing, missingKinds, missingNames } from './missing.ts'

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  min-width: 0;
  margin-right: auto;
  ${({ theme }) => theme.media.phone} {
    flex: 1 0 100%;
    flex-wrap: nowrap;
    order: 1;
    padding: 2px;
    margin: 0 -2px ${space(1)};
    overflow-x: auto;
    scrollbar-width: none;
    & > button { flex: none; }
  }
`
const Chip = styled.button`
  min-height: 36px;
  padding: ${space(0.25, 1.5)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: none;
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
  &:hover { border-color: ${({ theme }) => theme.color.ink}; }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.accentDeep};
    background: ${({ theme }) => theme.color.accentWash};
  }
  ${({ theme }) => theme.media.tablet} { min-height: 44px; }
`

type Props = {
  missing: Missing | null
  counts: ReadonlyMap<Missing, number>
  onMissing: (missing: Missing | null) => void
}

/** What is missing on the list, each with its number: a press shows those rows. */
export function MissingChips({ missing, counts, onMissing }: Props) {
  const kinds = missingKinds.filter((kind) => counts.has(kind) || missing === kind)
  if (kinds.length === 0) return null
  return (
    <Chips role="group" aria-label="Lo que falta">
      {kinds.map((kind) => (
        <Chip
          key={kind}
          type="button"
          aria-pressed={missing === kind}
          onClick={() => onMissing(missing === kind ? null : kind)}
        >
          {missingNames[kind]} {figure(counts.get(kind) ?? 0)}
        </Chip>
      ))}
    </Chips>
  )
}
