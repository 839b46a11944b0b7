import styled from 'styled-components'
import { space } from '../../../../ui/theme.ts'

/** A part of the look, under a hairline. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2.5)};
  align-content: start;
`
export const PartTitle = styled.h3`
  font-size: ${({ theme }) => theme.size.displaySmall};
  line-height: 1.2;
`
export const Soft = styled.span`
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.small};
`
/** Between two hairlines. */
export const Hairline = styled.div`border-block: 1px solid ${({ theme }) => theme.color.mist};`
/** Lines under hairlines. */
export const Lines = styled.ul`
  padding: 0;
  list-style: none;
  & > li {
    padding-block: ${space(1.5)};
    border-bottom: 1px solid ${({ theme }) => theme.color.mist};
  }
`
