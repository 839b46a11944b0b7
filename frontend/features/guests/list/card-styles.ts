import styled from 'styled-components'
import { space } from '../../../ui/theme.ts'
import { RowBox } from './row-cells.ts'

export const List = styled.ul`
  padding: 0;
  list-style: none;
`
export const Face = styled.button<{ $fresh: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 20px;
  gap: ${space(0.25, 1.5)};
  align-items: center;
  width: 100%;
  min-height: 88px;
  padding: ${space(1.5, 0)};
  border: 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.mist};
  background: ${({ theme, $fresh }) => ($fresh ? theme.color.accentWash : 'none')};
  text-align: left;
  transition: background ${({ theme }) => theme.motion.slow};
  & > svg { grid-column: 3; grid-row: 1 / span 2; color: ${({ theme }) => theme.color.inkSoft}; }
`
export const Name = styled.span`
  overflow: hidden;
  font-weight: 500;
  text-overflow: ellipsis;
  white-space: nowrap;
`
/** Group and messages on one line if they fit. */
export const Second = styled.span`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / 3;
  justify-content: space-between;
  gap: ${space(0.25, 1.5)};
  min-width: 0;
`
export const Soft = styled.span`
  min-width: 0;
  overflow: hidden;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Trouble = styled.span`
  grid-column: 1 / 3;
  color: ${({ theme }) => theme.color.wine};
  font-size: ${({ theme }) => theme.size.small};
`

export const Pick = styled(RowBox)`
  grid-column: 3;
  grid-row: 1 / span 2;
  pointer-events: none;
`
