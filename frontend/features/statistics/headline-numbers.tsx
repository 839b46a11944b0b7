import styled from 'styled-components'
import type { EventStatistics } from '../../../backend/statistics/contract.ts'
import { countText, figure } from '../../lib/count-text.ts'
import { space } from '../../ui/theme.ts'

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  & > div { padding-inline: ${space(3)}; border-left: 1px solid ${({ theme }) => theme.color.mist}; }
  & > div:first-child { padding-left: 0; border-left: 0; }
  & > div:last-child { padding-right: 0; }
  ${({ theme }) => theme.media.phone} { & > div { padding-inline: ${space(1.5)}; } }
`
const Pair = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
`
const Amount = styled.dd`
  margin: 0;
  font-size: clamp(2.5rem, 1.6rem + 4vw, 4.5rem);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.05;
`
const Name = styled.dt`font-weight: 500;`
const Detail = styled.dd`
  margin: 0;
  order: -1;
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.small};
`

type Props = { statistics: EventStatistics | undefined }

/** The answer first: how many come, how many have not said, how many do not come (brand: Dashboard). */
export function HeadlineNumbers({ statistics }: Props) {
  const known = statistics
  return (
    <Row aria-label="Cómo va tu evento" aria-busy={!known}>
      <Pair>
        <Detail>{known ? `de ${countText(known.totalPeople, 'persona', 'personas')}` : ' '}</Detail>
        <Name>asistirán</Name>
        <Amount>{known ? figure(known.confirmedPeople) : '–'}</Amount>
      </Pair>
      <Pair>
        <Detail>{known ? `ha respondido el ${known.responseRate} %` : ' '}</Detail>
        <Name>pendientes</Name>
        <Amount>{known ? figure(known.pending) : '–'}</Amount>
      </Pair>
      <Pair>
        <Detail>{known ? `de ${countText(known.totalGuests, 'invitación', 'invitaciones')}` : ' '}</Detail>
        <Name>no asisten</Name>
        <Amount>{known ? figure(known.declined) : '–'}</Amount>
      </Pair>
    </Row>
  )
}
