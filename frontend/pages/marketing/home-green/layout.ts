import styled from 'styled-components'
import { Container } from '../../../ui/card.tsx'
import { columns } from '../../../ui/layout.ts'
import { space } from '../../../ui/theme.ts'
import { Section } from '../parts/section.tsx'

export const Wash = styled(Section)`
  background: ${({ theme }) => theme.color.accentWash};
`
/** Everything on the axis. */
export const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space(4)};
  text-align: center;
`
const List = styled.ul`
  display: grid;
  width: 100%;
  gap: ${space(5)} clamp(2rem, 5vw, 5rem);
  padding: 0;
  list-style: none;
`
export const Trio = styled(List)`
  ${columns(1, 1, 1)}
  text-align: center;
  & > li > svg { margin: 0 auto ${space(2)}; }
  ${({ theme }) => theme.media.tablet} { & > li { max-width: 480px; margin: 0 auto; } }
`
export const Quartet = styled(List)`
  ${columns(1, 1)}
  max-width: 900px;
  text-align: left;
  & > li { padding-left: ${space(3)}; border-left: 1px solid ${({ theme }) => theme.color.champagne}; }
`
/** Four steps on one line, like a path between stones. */
export const Path = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(4)};
  width: 100%;
  padding: ${space(5)} 0 0;
  list-style: none;
  counter-reset: step;
  & > li { position: relative; padding-top: ${space(4)}; counter-increment: step; }
  & > li::before {
    content: counter(step);
    position: absolute;
    top: -36px;
    left: 50%;
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    margin-left: -28px;
    border: 1px solid ${({ theme }) => theme.color.accentDeep};
    border-radius: 50%;
    background: ${({ theme }) => theme.color.paper};
    font-family: ${({ theme }) => theme.font.display};
    font-size: 1.75rem;
    font-variant-numeric: lining-nums;
  }
  &::before {
    content: '';
    position: absolute;
    top: calc(${space(5)} - 8px);
    left: 12.5%;
    right: 12.5%;
    border-top: 1px solid ${({ theme }) => theme.color.accent};
  }
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(8)};
    &::before { display: none; }
  }
`
export const Services = styled(List)`
  gap: 0;
  max-width: 960px;
  text-align: left;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space(1, 4)};
    align-items: baseline;
    padding-block: ${space(3)};
    border-top: 1px solid ${({ theme }) => theme.color.mist};
  }
  & > li:last-child { border-bottom: 1px solid ${({ theme }) => theme.color.mist}; }
  ${({ theme }) => theme.media.phone} { & > li { grid-template-columns: minmax(0, 1fr); } }
`
export const Savings = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(1, 5)};
  margin-top: ${space(6)};
  padding: ${space(3)} 0 0;
  border-top: 1px solid ${({ theme }) => theme.color.accent};
  list-style: none;
  & strong { font-weight: 500; }
`
/** The sixteen cities as running lines, roman and italic by turns. */
export const Cities = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 1.1em;
  max-width: 900px;
  padding: 0;
  list-style: none;
  font-family: ${({ theme }) => theme.font.display};
  font-size: clamp(1.5rem, 3vw, 2.25rem);
  line-height: 1.5;
  & > li:nth-child(even) { color: ${({ theme }) => theme.color.accentDeep}; font-style: italic; }
`
