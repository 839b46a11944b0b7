import styled from 'styled-components'
import { formatKeys, formats } from '../../../../backend/events/contract.ts'
import { space } from '../../../ui/theme.ts'
import { FormatPicture } from '../parts/format-picture.tsx'

const Beds = styled.ul`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${space(4)} clamp(0.75rem, 1.6vw, 1.5rem);
  width: 100%;
  padding: 0;
  list-style: none;
  & > li > p {
    margin-top: ${space(1.5)};
    font-family: ${({ theme }) => theme.font.display};
    font-size: 1.25rem;
    line-height: 1.1;
  }
  ${({ theme }) => theme.media.tablet} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(3, 2)};
    & > li > p { font-family: ${({ theme }) => theme.font.text}; font-size: ${({ theme }) => theme.size.small}; }
  }
`
const others = formatKeys.filter((key) => key !== 'botanical')

/** The other fourteen formats in even beds. */
export function FormatGarden() {
  return (
    <Beds aria-label="Los demás formatos">
      {others.map((key) => (
        <li key={key}>
          <FormatPicture format={key} sizes="(max-width: 640px) 28vw, 160px" mute />
          <p>{formats[key].label}</p>
        </li>
      ))}
    </Beds>
  )
}
