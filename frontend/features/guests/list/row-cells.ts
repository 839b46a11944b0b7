import styled from 'styled-components'
import { Td } from '../../../ui/table.tsx'

/** One line of a row, 48 px high; the keyboard's place in it is outlined inside. */
export const Cell = styled(Td)<{ $editing?: boolean }>`
  height: 48px;
  padding: 0 8px;
  overflow: ${({ $editing }) => ($editing ? 'visible' : 'hidden')};
  text-overflow: ellipsis;
  white-space: nowrap;
  scroll-margin: 56px 0 72px;
  &:focus-visible { outline-offset: -2px; }
  &[data-edits] { cursor: text; }
`
export const Name = styled.button<{ $low?: boolean }>`
  max-width: 100%;
  min-height: ${({ $low }) => ($low ? '26px' : '44px')};
  padding: 0;
  overflow: hidden;
  border: 0;
  background: none;
  font-weight: 500;
  text-align: left;
  text-overflow: ellipsis;
  &:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.25em; }
  &:focus-visible { outline-offset: -2px; }
`
export const Soft = styled.div`
  overflow: hidden;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.small};
  line-height: 1.1;
  text-overflow: ellipsis;
`
/** A box to choose a row; its place is larger than it looks. */
export const RowBox = styled.input`
  width: 20px;
  height: 20px;
  margin: 0;
  vertical-align: middle;
  accent-color: ${({ theme }) => theme.color.accentDeep};
  cursor: pointer;
`
