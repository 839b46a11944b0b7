import styled from 'styled-components'
import { space } from './theme.ts'

/** Lets a wide table scroll inside its place; give it `tabIndex={0}`, `role="region"` and a label. */
export const TableScroll = styled.div`
  max-width: 100%;
  overflow-x: auto;
`
/** 44 px rows, tabular figures, a header that stays in sight. */
export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 0.9375rem;
`
export const Th = styled.th<{ $numeric?: boolean }>`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.sticky};
  height: 44px;
  padding: ${space(0.5, 1.5)};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.paper};
  font-size: ${({ theme }) => theme.size.small};
  font-weight: 500;
  color: ${({ theme }) => theme.color.inkSoft};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
  white-space: nowrap;
`
export const Td = styled.td<{ $numeric?: boolean }>`
  height: 44px;
  padding: ${space(0.5, 1.5)};
  border-bottom: 1px solid ${({ theme }) => theme.color.mist};
  text-align: ${({ $numeric }) => ($numeric ? 'right' : 'left')};
`
/** `$fresh` marks quietly what has just changed, `$chosen` what is selected. */
export const Tr = styled.tr<{ $fresh?: boolean; $chosen?: boolean }>`
  & > td {
    transition: background ${({ theme }) => theme.motion.slow};
    ${({ theme, $fresh }) => $fresh && `background: ${theme.color.accentWash};`}
    ${({ theme, $chosen }) => $chosen && `background: ${theme.color.champagneWash};`}
  }
  &:hover > td { ${({ theme, $chosen }) => !$chosen && `background: ${theme.color.sheet};`} }
`
