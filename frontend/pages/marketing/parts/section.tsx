import styled, { keyframes } from 'styled-components'
import { Container } from '../../../ui/card.tsx'
import { columns } from '../../../ui/layout.ts'
import { space } from '../../../ui/theme.ts'

const appear = keyframes`from { opacity: 0; transform: translateY(8px); }`

/** The entrance animation of the hero, in CSS, so that it works without JavaScript. */
export const Arrives = styled.div`
  animation: ${appear} 300ms ease-out both;
`
/** A section of a landing page: a column with large vertical padding. */
export const Section = styled.section`
  padding-block: clamp(4rem, 9vw, 8rem);
`
export const Tinted = styled(Section)`
  background: ${({ theme }) => theme.color.champagneWash};
`
export const Huge = styled.h1`
  font-size: ${({ theme }) => theme.size.displayHuge};
  line-height: 0.98;
  letter-spacing: -0.015em;
`
export const Large = styled.h2`
  font-size: ${({ theme }) => theme.size.displayLarge};
  letter-spacing: -0.01em;
`
export const Lead = styled.p`
  max-width: 54ch;
  text-wrap: balance;
  font-size: ${({ theme }) => theme.size.large};
  color: ${({ theme }) => theme.color.inkSoft};
`
/** Heading at the left, content at the right; one above the other when there is no room. */
export const Split = styled(Container)`
  ${columns(4, 7)}
  gap: ${space(4)} clamp(2rem, 7vw, 7rem);
  align-items: start;
`
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  ${({ theme }) => theme.media.phone} { & > * { flex: 1 1 100%; } }
`
/** Things side by side with a hairline between them. */
export const Ruled = styled.ul<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  padding: 0;
  border-top: 1px solid ${({ theme }) => theme.color.mist};
  list-style: none;
  & > li {
    padding: ${space(4)} clamp(1.25rem, 2.5vw, 2.5rem);
    border-bottom: 1px solid ${({ theme }) => theme.color.mist};
    border-left: 1px solid ${({ theme }) => theme.color.mist};
  }
  & > li:nth-child(${({ $columns }) => $columns}n + 1) { border-left: 0; padding-left: 0; }
  ${({ theme }) => theme.media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    & > li { padding-inline: 0; border-left: 0; }
  }
`
export const Item = styled.h3`
  margin-bottom: ${space(1)};
  font-size: 1.625rem;
`
export const Soft = styled.p`color: ${({ theme }) => theme.color.inkSoft};`
