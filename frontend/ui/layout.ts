import styled, { css } from 'styled-components'
import { Card } from './card.tsx'
import { space } from './theme.ts'

/** Steps of the 8 px rhythm, as for `space`: one number for both directions, or rows and columns. */
type Gap = number | readonly [rows: number, columns: number]
type Spaced = { $gap?: Gap }

const gap = ({ $gap = 0 }: Spaced) => (typeof $gap === 'number' ? space($gap) : space(...$gap))

/** Columns side by side, a number for a share of the room, that become one on a tablet. Nothing else decides when. */
export const columns = (...widths: readonly (number | string)[]) => css`
  display: grid;
  grid-template-columns:
    ${widths.map((width) => (typeof width === 'number' ? `minmax(0, ${width}fr)` : width)).join(' ')};
  ${({ theme }) => theme.media.tablet} { grid-template-columns: minmax(0, 1fr); }
`

/** One below the other; `$items` places what is narrower than the stack. */
export const Stack = styled.div<Spaced & { $items?: 'start' | 'center' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};
  ${({ $items }) => $items && `justify-items: ${$items};`}
  &:is(ul, ol) { padding: 0; list-style: none; }
`

/** Side by side, on the next line what finds no room; `$spread` to both ends, else from the left. */
export const Row = styled.div<Spaced & { $align?: 'center'; $spread?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap};
  ${({ $align }) => $align && `align-items: ${$align};`}
  ${({ $spread }) => $spread && 'justify-content: space-between;'}
`

/** Columns of these shares of the room: `[1, 2]`. */
export const Grid = styled.div<Spaced & { $columns: readonly number[] }>`
  ${({ $columns }) => columns(...$columns)}
  gap: ${gap};
`

/** A card whose content stands one below the other, under a small title. */
export const Sheet = styled(Card)<Spaced>`
  display: grid;
  gap: ${gap};
  align-content: start;
  & > :is(h2, h3) { font-size: ${({ theme }) => theme.size.displaySmall}; }
`
