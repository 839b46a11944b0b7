import styled from 'styled-components'
import { CoverPhoto } from '../cover-photo.tsx'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { sectionsOf } from '../parts/sections.tsx'
import { jost } from '../typefaces/jost.ts'
import { fontStack } from '../typefaces/typeface.ts'

const sans = fontStack(jost)

/** Everything hangs from one left edge; the single rule is the horizon of the page. */
const Cover = styled.header`
  ${coverBase}
  padding: clamp(32px, 8cqi, 96px) clamp(28px, 11cqi, 200px) 0;
  font: 400 calc(0.9375 * var(--em))/1.5 ${sans};

  .greeting { color: var(--ink-soft); max-width: 20em; }
  .names {
    margin-top: auto;
    padding-top: 18cqi;
    font: 200 min(18cqi, 8rem, calc(77cqi / var(--ems)), calc(var(--cover-height) * 0.33 / var(--lines)))/1.04 ${sans};
    letter-spacing: -0.02em;
  }
  .lead {
    margin-bottom: 0.8em;
    font: 400 calc(1.0625 * var(--em))/1.4 ${sans};
    letter-spacing: 0;
    color: var(--ink-soft);
  }
  .joiner {
    font-size: max(0.34em, 1.375rem);
    font-weight: 300;
    line-height: 1.45;
    letter-spacing: 0;
    color: var(--accent);
  }
  .rule {
    height: 1px;
    margin: clamp(28px, 8cqi, 64px) calc(-1 * clamp(28px, 11cqi, 200px)) 0 0;
    background: var(--ink);
    border: 0;
  }
  .date {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 32px;
    padding: clamp(18px, 4cqi, 32px) 0 clamp(36px, 9cqi, 72px);
  }
  .numerals {
    font: 200 min(19cqi, 8.5rem)/1.1 ${sans};
    letter-spacing: -0.045em;
    margin-left: -0.04em;
    font-variant-numeric: tabular-nums;
  }
  .numerals span { color: var(--accent); }
  @container card (min-width: 760px) { .names { padding-top: 6cqi; } }
`
const Details = styled.div`
  padding: clamp(48px, 9cqi, 120px) clamp(28px, 11cqi, 200px) clamp(72px, 12cqi, 160px);
  font: 400 1.0625rem/1.6 ${sans};
  --display-font: ${sans};
  --text-font: ${sans};
  --field-lines: 0 0 1px;
  --label-font: ${sans};

  --answer-align: start;
  [role='region'] { margin-inline: 0; }
  section, .when { display: grid; gap: 10px; padding-bottom: clamp(56px, 9cqi, 96px); }
  h2 { font: 400 0.9375rem/1.6 ${sans}; color: var(--ink-soft); }
  .time { font: 200 2.5rem/1.1 ${sans}; letter-spacing: -0.02em; }
  .venue { margin-top: 0.4rem; font-size: 1.25rem; line-height: 1.4; text-wrap: pretty; }
  .prose { max-width: 34em; }
  .map, .calendar a { text-decoration-color: var(--ornament); }
  .countdown { gap: 1.5rem; color: var(--ink-soft); }
  .countdown .figure { flex-direction: row; gap: 0.3em; }
  .countdown .value { color: var(--ink); }
  .calendar { display: flex; flex-wrap: wrap; gap: 0 28px; }
  @container card (min-width: 760px) {
    section, .when { grid-template-columns: 3fr 7fr; gap: 0 40px; align-items: baseline; }
    .when .calendar { grid-column: 2; }
  }
`

function MinimalistCover({ card, names, date, greeting, still }: FormatProps) {
  return (
    <Cover data-photo={card.coverImageUrl || undefined}>
      {card.coverImageUrl && <CoverPhoto src={card.coverImageUrl} still={still} />}
      <p className="greeting">{greeting ?? 'Invitación'}</p>
      <Names names={names} typeface={jost} />
      <hr className="rule" />
      <div className="date">
        <p className="numerals" aria-hidden="true">
          {date.day.padStart(2, '0')}
          <span>.</span>
          {date.monthNumber}
          <span>.</span>
          {date.year.slice(-2)}
        </p>
        <LongDate date={date} />
        <AnswerLink card={card} still={still} />
      </div>
    </Cover>
  )
}

function MinimalistDetails({ card, date, still, children }: DetailsProps) {
  return (
    <Details>
      <div className="when">
        <h2>Cuándo</h2>
        <Countdown date={date} still={still} />
        <Calendar />
      </div>
      {sectionsOf(card).map(({ key, title, content }) => (
        <section key={key}>
          <h2>{title}</h2>
          <div>{content}</div>
        </section>
      ))}
      {children}
    </Details>
  )
}

export default {
  typefaces: [jost],
  Cover: MinimalistCover,
  Details: MinimalistDetails,
} satisfies FormatDesign
