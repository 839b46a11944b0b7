import { createGlobalStyle } from 'styled-components'
import { fontFaces } from './fonts.ts'

export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: 80px;
    background: ${({ theme }) => theme.color.paper};
  }
  body {
    min-height: 100dvh;
    font-family: ${({ theme }) => theme.font.text};
    font-size: 1rem;
    line-height: 1.55;
    color: ${({ theme }) => theme.color.ink};
    background: ${({ theme }) => theme.color.paper};
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  h1, h2, h3, h4, p, li, dd, dt, figcaption { overflow-wrap: break-word; }
  h1, h2, h3 {
    font-family: ${({ theme }) => theme.font.display};
    font-weight: 500;
    line-height: 1.12;
    font-variant-numeric: lining-nums;
    text-wrap: balance;
  }
  p { text-wrap: pretty; }
  ul[role='list'], ol[role='list'] { list-style: none; padding: 0; }
  img, svg, video { display: block; max-width: 100%; }
  svg.lucide { stroke-width: 1.5; flex: none; }
  a { color: inherit; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  button:disabled { cursor: not-allowed; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; }
  :focus-visible { outline: 2px solid ${({ theme }) => theme.color.accentDeep}; outline-offset: 3px; }
  ::selection { background: ${({ theme }) => theme.color.champagne}55; }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }
`
