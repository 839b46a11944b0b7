import styled from 'styled-components'
import type { DetailsProps } from '../../format.ts'
import { Calendar } from '../../parts/calendar.tsx'
import { Closing } from '../../parts/closing.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { ownMarks } from '../../parts/own-marks.ts'
import { sectionsOf } from '../../parts/sections.tsx'
import { serif, typefaces } from './letters.ts'

const Details = styled.div`
  padding: clamp(28px, 6cqi, 72px) 4cqi clamp(40px, 6cqi, 72px);
  background: #fff;
  font: 400 1.0625rem/1.5 ${serif};
  --paper: #fff;
  --display-font: ${serif};
  --text-font: ${serif};
  --field-lines: 0 0 3px;
  --label-font: ${serif};
  --control-radius: 0;
  --button-radius: 0;
  --mark-radius: 0;
  --step-radius: 0;
  --step-line: 0;
  --mark-line: var(--ink);
  --mark-shape: inset(0);
  ${ownMarks}
  --answer-align: start;
  [role='region'] { margin-inline: 0; }

  .countdown { display: block; font: 600 clamp(2.5rem, 12cqi, 8rem)/0.95 ${serif}; letter-spacing: -0.02em; }
  .figure { display: inline-block; margin-right: 0.22em; }
  .unit { font-weight: 300; color: var(--accent); }
  .calendar { display: flex; flex-wrap: wrap; gap: 0 26px; margin: 16px 0 clamp(32px, 6cqi, 72px); }
  section { padding-bottom: clamp(36px, 6cqi, 72px); }
  h2 {
    font: 600 clamp(min(2.75rem, 15.5cqi), 14cqi, 9rem)/0.9 ${serif};
    letter-spacing: -0.025em;
    margin-bottom: 0.14em;
    overflow-wrap: normal;
  }
  [role='region'] h2 { font-size: clamp(2.5rem, 11.4cqi, 4.5rem); }
  [role='region'] fieldset:first-of-type > label { border-width: 3px; font-weight: 600; }
  [role='region'] button[type='submit'] { padding-block: 16px; font: 600 clamp(1.5rem, 7cqi, 2rem)/1.1 ${serif}; }
  .time { margin-top: 10px; font: 300 clamp(2rem, 8cqi, 4.5rem)/1 ${serif}; color: var(--accent); }
  .venue, .prose, .list {
    margin-top: 6px;
    font-size: clamp(1.125rem, 3.4cqi, 1.75rem);
    line-height: 1.25;
    text-wrap: pretty;
  }
  .map { color: var(--accent); }
  .closing { margin-top: clamp(56px, 9cqi, 120px); }
  .closing-words {
    font: 300 clamp(2rem, 8cqi, 4.5rem)/1.05 ${serif};
    letter-spacing: -0.02em;
    color: var(--accent);
    text-wrap: pretty;
  }
  .signature {
    margin-top: clamp(20px, 4cqi, 48px);
    font: 600 min(16rem, calc(91.5cqi / var(--ems)))/0.94 ${serif};
    font-variation-settings: 'opsz' 144;
    letter-spacing: -0.025em;
  }
  .signature span { display: block; }
  .colophon { margin-top: clamp(32px, 6cqi, 96px); }
  @container card (min-width: 760px) {
    .countdown { font-size: 6.2cqi; }
    section { display: grid; grid-template-columns: 7fr 5fr; column-gap: 4cqi; align-items: end; }
    section > h2 { grid-row: 1 / span 4; align-self: start; }
    section > :not(h2) { grid-column: 2; }
    font-size: 1.25rem;
    .venue, .prose, .list { max-width: 24em; text-wrap: balance; }
  }
  /* The question stands with the headings, its form in the column of what they say. */
  @container card (min-width: 1040px) {
    [role='region'] {
      position: relative;
      max-width: none;
      min-height: 21rem;
      padding-inline: calc((100% - 4cqi) * 7 / 12 + 4cqi) 0;
    }
    [role='region'] h2 { position: absolute; top: 0; left: 0; width: 58%; font-size: min(9rem, 10.4cqi); }
  }
  @media print {
    h2 { font-size: 2.25rem; }
    .time { font-size: 1.75rem; }
    .venue { font-size: 1.125rem; }
    section { display: block; }
  }
`
export function TypographyDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <Countdown date={date} still={still} />
      <Calendar />
      {sectionsOf(card).map(({ key, title, content }) => (
        <section key={key}>
          <h2>{title}</h2>
          <div>{content}</div>
        </section>
      ))}
      {children}
      <Closing card={card} names={names} typefaces={typefaces} />
    </Details>
  )
}
