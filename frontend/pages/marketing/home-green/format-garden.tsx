import styled from 'styled-components'
import { formatKeys, formats } from '../../../../domain/event/formats.ts'
import { space } from '../../../ui/theme.ts'
import { FormatPicture } from '../parts/format-picture.tsx'

const Beds = styled.ul`
  --beds: 7;
  --gap: clamp(0.75rem, 1.6vw, 1.5rem);
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(4)} var(--gap);
  width: 100%;
  padding: 0;
  list-style: none;
  & > li { width: calc((100% - (var(--beds) - 1) * var(--gap)) / var(--beds)); }
  & > li > p {
    margin-top: ${space(1.5)};
    font-family: ${({ theme }) => theme.font.display};
    font-size: 1.25rem;
    line-height: 1.1;
  }
  ${({ theme }) => theme.media.tablet} { --beds: 5; }
  ${({ theme }) => theme.media.phone} {
    --beds: 3;
    row-gap: ${space(3)};
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
