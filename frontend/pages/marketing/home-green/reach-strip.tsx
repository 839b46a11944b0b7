import styled from 'styled-components'
import { space } from '../../../ui/theme.ts'
import { reach } from '../content/services.ts'

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding-block: ${space(4)};
  text-align: center;
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-inline: ${space(1)};
    border-left: 1px solid ${({ theme }) => theme.color.mist};
  }
  & > div:first-child { border: 0; }
  & dd {
    font-family: ${({ theme }) => theme.font.display};
    font-size: clamp(2rem, 5vw, 4rem);
    line-height: 1.05;
    font-variant-numeric: lining-nums;
    white-space: nowrap;
  }
`

/** The offer in three figures. */
export function ReachStrip() {
  return (
    <Strip>
      {reach.map(({ figure, label }) => (
        <div key={figure}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Strip>
  )
}
