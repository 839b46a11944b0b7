import styled from 'styled-components'
import { formatCount, formatKeys, formats } from '../../../../domain/event/formats.ts'
import { space } from '../../../ui/theme.ts'
import { FormatPicture } from './format-picture.tsx'

const Strip = styled.div`
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scrollbar-width: thin;
  &:focus-visible { outline-offset: -2px; }
  & > ul {
    --margin: clamp(1.25rem, 4vw, 3rem);
    display: flex;
    gap: ${space(3)};
    width: max-content;
    padding: ${space(2)} max(var(--margin), calc((100vw - 1200px) / 2)) ${space(4)};
    list-style: none;
  }
  & > ul > li { width: clamp(170px, 18vw, 230px); scroll-snap-align: center; }
`
const Name = styled.p`
  margin-top: ${space(2)};
  font-family: ${({ theme }) => theme.font.display};
  font-size: 1.375rem;
  line-height: 1.2;
`
const Plan = styled.p`
  font-size: ${({ theme }) => theme.size.small};
  color: ${({ theme }) => theme.color.inkSoft};
`

/** The formats side by side, to be pushed along. */
export function FormatStrip() {
  return (
    <Strip tabIndex={0} role="region" aria-label={`Los ${formatCount()} formatos`}>
      <ul>
        {formatKeys.map((key) => (
          <li key={key}>
            <FormatPicture format={key} sizes="(max-width: 960px) 170px, 230px" />
            <Name>{formats[key].label}</Name>
            <Plan>{formats[key].plan === 'essence' ? 'En los dos planes' : 'Con Grand Soirée'}</Plan>
          </li>
        ))}
      </ul>
    </Strip>
  )
}
