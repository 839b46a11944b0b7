import styled from 'styled-components'
import { formatCount, formatKeys } from '../../../../domain/event/formats.ts'
import { space } from '../../../ui/theme.ts'
import { FormatPicture } from '../parts/format-picture.tsx'

const Table = styled.div`
  overflow-x: auto;
  overflow-y: hidden;
  margin-top: ${space(6)};
  padding-block: ${space(3)} ${space(5)};
  background: ${({ theme }) => theme.color.accent};
  scrollbar-width: none;
  &:focus-visible { outline-offset: -4px; }
  & > ul {
    display: flex;
    width: 100%;
    min-width: 1180px;
    padding: 0 clamp(7rem, 12vw, 13rem) 0 clamp(1.25rem, 3vw, 3rem);
    list-style: none;
  }
  & > ul > li { flex: 1 1 0; min-width: 0; }
  & img {
    width: clamp(170px, 15vw, 250px);
    max-width: none;
    transition: transform ${({ theme }) => theme.motion.fast};
  }
  & > ul > li:hover img { transform: translateY(-${space(1.5)}); }
`

/** All formats as a deck of cards spread across the page; each shows its edge, and rises under the pointer. */
export function FormatDeck() {
  return (
    <Table tabIndex={0} role="region" aria-label={`Los ${formatCount()} formatos`}>
      <ul>
        {formatKeys.map((key) => (
          <li key={key}>
            <FormatPicture format={key} sizes="250px" />
          </li>
        ))}
      </ul>
    </Table>
  )
}
