import styled from 'styled-components'
import { space } from './theme.ts'

/** A sheet of paper with a hairline; no shadow, it does not float. */
export const Card = styled.section`
  min-width: 0;
  padding: ${space(3)};
  border: 1px solid ${({ theme }) => theme.color.mist};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  ${({ theme }) => theme.media.phone} { padding: ${space(2.5)}; }
`

/** The column of a page: 1,200 px at most, generous margins. */
export const Container = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: calc(${({ theme, $narrow }) => ($narrow ? theme.width.text : theme.width.page)} + 2 * var(--margin));
  margin-inline: auto;
  padding-inline: var(--margin);
  --margin: clamp(1.25rem, 4vw, 3rem);
`
