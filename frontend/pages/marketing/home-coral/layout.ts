import styled, { createGlobalStyle } from 'styled-components'
import { columns } from '../../../ui/layout.ts'
import { space } from '../../../ui/theme.ts'

/** Anchors glide on this page; the 80 px offset is everyone's. */
export const SmoothAnchors = createGlobalStyle`
  html { scroll-behavior: smooth; }
`
export const coral = {
  accent: '#C96F5A',
  /** Coral as text, 6.6:1 on paper. */
  accentDeep: '#8F3F2D',
  accentWash: '#F8E9E3',
} as const

/** Section titles stand in the margin like a magazine's. */
export const Spread = styled.div`
  ${columns(3, 9)}
  gap: ${space(3, 5)};
  padding-top: ${space(3)};
  border-top: 1px solid ${({ theme }) => theme.color.ink};
  & > h2 { font-size: ${({ theme }) => theme.size.displayMedium}; }
  /* The spread's own rule is enough. */
  & > h2 + *, & > h2 + div > ul:first-child { border-top: 0; }
  & > h2 + ul > li { padding-top: ${space(1)}; }
  ${({ theme }) => theme.media.narrow} { & > h2 + ul > li:not(:first-child) { padding-top: ${space(3)}; } }
`
/** Numbered lines, as in an index. */
export const Index = styled.ol`
  padding: 0;
  list-style: none;
  counter-reset: line;
  & > li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space(1, 3)};
    align-items: baseline;
    padding-block: ${space(3)};
    border-bottom: 1px solid ${({ theme }) => theme.color.mist};
    counter-increment: line;
  }
  & > li:first-child { padding-top: 0; }
  & > li::before {
    content: counter(line, decimal-leading-zero);
    color: ${({ theme }) => theme.color.accentDeep};
    font-variant-numeric: tabular-nums;
  }
  & h3 { margin: 0; font-size: clamp(1.625rem, 2.6vw, 2.25rem); }
  ${({ theme }) => theme.media.tablet} {
    & > li { grid-template-columns: 2.5rem minmax(0, 1fr); }
    & > li > :last-child { grid-column: 2; }
  }
`
/** Two columns that start at different heights. */
export const Staggered = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)} clamp(2rem, 6vw, 6rem);
  padding: 0;
  list-style: none;
  & > li:nth-child(even) { transform: translateY(${space(6)}); }
  & > li > span {
    display: block;
    font-family: ${({ theme }) => theme.font.display};
    font-size: clamp(4rem, 9vw, 8rem);
    line-height: 0.9;
    font-variant-numeric: lining-nums;
    color: ${({ theme }) => theme.color.accentDeep};
  }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    & > li:nth-child(even) { transform: none; padding-left: ${space(5)}; }
  }
`
export const Band = styled.article`
  ${columns(4, 6)}
  gap: ${space(3, 5)};
  align-items: start;
  padding: clamp(1.5rem, 4vw, 3rem) 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.mist};
  & h3 { font-size: ${({ theme }) => theme.size.displayMedium}; }
  & strong {
    font-family: ${({ theme }) => theme.font.display};
    font-size: clamp(3rem, 6vw, 4.5rem);
    font-weight: 500;
    line-height: 1;
    font-variant-numeric: lining-nums;
  }
  & ul { columns: 2; column-gap: ${space(3)}; padding: 0; list-style: none; }
  & li { break-inside: avoid; padding-bottom: ${space(0.5)}; text-wrap: balance; }
  ${({ theme }) => theme.media.phone} { & ul { columns: 1; } }
`
export const CityGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  padding: 0;
  border-top: 1px solid ${({ theme }) => theme.color.ink};
  border-left: 1px solid ${({ theme }) => theme.color.ink};
  list-style: none;
  & > li {
    padding: ${space(2.5, 2)};
    border-right: 1px solid ${({ theme }) => theme.color.ink};
    border-bottom: 1px solid ${({ theme }) => theme.color.ink};
  }
  ${({ theme }) => theme.media.tablet} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  ${({ theme }) => theme.media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
