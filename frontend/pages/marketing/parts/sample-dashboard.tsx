import styled from 'styled-components'
import { Badge, type BadgeTone } from '../../../ui/badge.tsx'
import { space } from '../../../ui/theme.ts'
import { sampleDashboard } from '../content/services.ts'

const Sheet = styled.figure`
  padding: clamp(1.25rem, 3vw, 2.5rem);
  border: 1px solid ${({ theme }) => theme.color.mist};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  box-shadow: ${({ theme }) => theme.shadow.float};
  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space(0.5, 2)};
    padding-bottom: ${space(2.5)};
    font-family: ${({ theme }) => theme.font.display};
    font-size: 1.75rem;
    line-height: 1.2;
    & > span {
      font-family: ${({ theme }) => theme.font.text};
      font-size: ${({ theme }) => theme.size.small};
      color: ${({ theme }) => theme.color.inkSoft};
    }
  }
`
const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-block: 1px solid ${({ theme }) => theme.color.mist};
  & > div {
    display: flex;
    flex-direction: column-reverse;
    padding: ${space(2.5, 0, 2.5, 2)};
    border-left: 1px solid ${({ theme }) => theme.color.mist};
    &:first-child { padding-left: 0; border-left: 0; }
  }
  & dd {
    font-family: ${({ theme }) => theme.font.display};
    font-size: clamp(2rem, 4vw, 3.25rem);
    line-height: 1;
    font-variant-numeric: lining-nums tabular-nums;
  }
  & dt {
    margin-top: ${space(0.5)};
    font-size: ${({ theme }) => theme.size.small};
    color: ${({ theme }) => theme.color.inkSoft};
  }
  ${({ theme }) => theme.media.phone} {
    grid-template-columns: 1fr 1fr;
    & > div:nth-child(3) { padding-left: 0; border-left: 0; }
    & > div:nth-child(n + 3) { border-top: 1px solid ${({ theme }) => theme.color.mist}; }
  }
`
const Share = styled.div`
  display: flex;
  gap: 2px;
  height: 8px;
  margin-block: ${space(3)};
  & > span:nth-child(1) { background: ${({ theme }) => theme.color.accent}; }
  & > span:nth-child(2) { background: ${({ theme }) => theme.color.wine}; }
  & > span:nth-child(3) { background: ${({ theme }) => theme.color.champagne}; }
`
const Rows = styled.ul`
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1.4fr) 7rem;
    align-items: center;
    gap: ${space(2)};
    min-height: 44px;
    border-top: 1px solid ${({ theme }) => theme.color.mist};
    font-size: 0.9375rem;
    & > span:nth-child(2) { color: ${({ theme }) => theme.color.inkSoft}; }
    & > :last-child { justify-self: end; }
  }
  & > li:first-child { border-top: 0; }
  ${({ theme }) => theme.media.phone} {
    & > li { grid-template-columns: minmax(0, 1fr) auto; }
    & > li > span:nth-child(2) { display: none; }
  }
`
const guests: readonly { name: string; note: string; status: string; tone: BadgeTone }[] = [
  { name: 'Familia Ruiz Ortega', note: '4 personas, 1 menú infantil', status: 'Confirmado', tone: 'good' },
  { name: 'Carmen y Álvaro', note: '2 personas, sin gluten, autobús', status: 'Confirmado', tone: 'good' },
  { name: 'Teresa Vidal', note: 'Recordatorio ayer', status: 'Pendiente', tone: 'waiting' },
  { name: 'Pablo Núñez', note: 'Estará de viaje', status: 'No asiste', tone: 'bad' },
]

/** The owner's dashboard with the demonstration's numbers. */
export function SampleDashboard() {
  const { confirmed, declined, pending, total } = sampleDashboard
  return (
    <Sheet>
      <figcaption>
        Laura y Miguel <span>sábado 12 de septiembre</span>
      </figcaption>
      <Figures>
        <div>
          <dt>Confirmados</dt>
          <dd>{confirmed}</dd>
        </div>
        <div>
          <dt>No asisten</dt>
          <dd>{declined}</dd>
        </div>
        <div>
          <dt>Pendientes</dt>
          <dd>{pending}</dd>
        </div>
        <div>
          <dt>Total</dt>
          <dd>{total}</dd>
        </div>
      </Figures>
      <Share aria-hidden="true">
        <span style={{ flex: confirmed }} />
        <span style={{ flex: declined }} />
        <span style={{ flex: pending }} />
      </Share>
      <Rows>
        {guests.map(({ name, note, status, tone }) => (
          <li key={name}>
            <span>{name}</span>
            <span>{note}</span>
            <Badge $tone={tone}>{status}</Badge>
          </li>
        ))}
      </Rows>
    </Sheet>
  )
}
