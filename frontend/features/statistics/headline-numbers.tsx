import styled from 'styled-components'
import type { EventStatistics } from '../../../domain/calls/statistics.ts'
import { figure } from '../../lib/count-text.ts'
import { space } from '../../ui/theme.ts'
import { invitationsText } from './invitations-text.ts'

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-content: start;
  & > div { padding-inline: ${space(3)}; border-left: 1px solid ${({ theme }) => theme.color.mist}; }
  & > div:first-child { padding-left: 0; border-left: 0; }
  ${({ theme }) => theme.media.phone} { & > div { padding-inline: ${space(2)}; } }
`
const Pair = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  min-width: 0;
  container-type: inline-size;
`
/** A number never wraps: it shrinks instead. */
const Amount = styled.dd<{ $letters: number }>`
  margin: 0;
  font-size: clamp(1.5rem, ${({ $letters }) => Math.floor(160 / Math.max($letters, 2))}cqi, 4.5rem);
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.05;
  white-space: nowrap;
`
const Name = styled.dt`font-weight: 500;`
const Soft = styled.p`
  margin-top: ${space(2)};
  color: ${({ theme }) => theme.color.inkSoft};
`

type Props = { statistics: EventStatistics | undefined }

/** The main numbers: people who come and who may still come; below, the same in invitations. */
export function HeadlineNumbers({ statistics: known }: Props) {
  const open = known && known.totalPeople - known.confirmedPeople
  const letters = Math.max(textOf(known?.confirmedPeople).length, textOf(open).length)
  return (
    <section aria-label="Cómo va tu evento" aria-busy={!known}>
      <Row>
        <Headline
          value={known?.confirmedPeople}
          one="persona asistirá"
          many="personas asistirán"
          letters={letters}
        />
        <Headline value={open} one="persona por responder" many="personas por responder" letters={letters} />
      </Row>
      <Soft>{known ? invitationsText(known) : '\u00a0'}</Soft>
    </section>
  )
}

const textOf = (value: number | undefined) => (value === undefined ? '–' : figure(value))

type Headlined = { value: number | undefined; one: string; many: string; letters: number }

/** `letters` is the length of the longer figure: both are as large as that one may be, and stand on one line. */
function Headline({ value, one, many, letters }: Headlined) {
  const text = textOf(value)
  return (
    <Pair>
      <Name>{value === 1 ? one : many}</Name>
      <Amount $letters={letters}>{text}</Amount>
    </Pair>
  )
}
