import styled from 'styled-components'
import type { DetailsProps } from '../../format.ts'
import { Calendar } from '../../parts/calendar.tsx'
import { Closing } from '../../parts/closing.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { ownMarks } from '../../parts/own-marks.ts'
import { sectionsOf } from '../../parts/sections.tsx'
import { didone, sans, typefaces } from './letters.ts'

const Details = styled.div`
  padding: clamp(36px, 7cqi, 110px) clamp(14px, 3.6cqi, 36px) clamp(72px, 11cqi, 120px);
  background: #fff;
  font: 400 1.0625rem/1.6 ${sans};
  --paper: #fff;
  --display-font: ${didone};
  --text-font: ${sans};
  --field-lines: 0 0 1px;
  --label-font: ${sans};
  --control-radius: 0;
  --button-radius: 0;
  --mark-radius: 0;
  --step-radius: 0;
  --step-line: 1px solid var(--ink);
  --mark-line: var(--ink);
  ${ownMarks}
  --answer-align: start;
  [role='region'] { margin-inline: 0; }

  .opening { display: grid; gap: 20px; padding-bottom: clamp(36px, 6cqi, 72px); }
  .opening > p:first-child {
    font: 500 clamp(2.125rem, 8.5cqi, 5rem)/1.02 ${didone};
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  .countdown { flex-wrap: wrap; gap: 0.4em clamp(0.75rem, 5cqi, 1.25rem); }
  .figure { flex-direction: row; align-items: baseline; gap: 0.3em; }
  .value { font: italic 400 clamp(1.5rem, 8cqi, 2.75rem)/1 ${didone}; }
  .unit { font-size: clamp(0.9375rem, 4.6cqi, 1.0625rem); }
  .calendar { display: flex; flex-wrap: wrap; gap: 0 26px; }
  section { display: grid; gap: 4px 20px; padding: 22px 0 clamp(30px, 5cqi, 48px); border-top: 2px solid var(--ink); }
  h2 { font: 500 clamp(2.25rem, 9cqi, 3.5rem)/1 ${didone}; letter-spacing: -0.02em; margin-bottom: 8px; }
  .page { font-size: 1rem; color: var(--ink-soft); font-variant-numeric: tabular-nums; }
  .time { font: italic 400 2rem/1.2 ${didone}; }
  .venue { font-size: 1.1875rem; text-wrap: pretty; }
  .map, .calendar a { color: var(--accent); }
  [role='region'] fieldset:first-of-type > label {
    border-color: var(--ink);
    font: italic 400 min(1.3em, max(1.0625rem, 5.2cqi))/1.2 ${didone};
  }
  [role='region'] button[type='submit'] { font: italic 400 1.5rem/1.2 ${didone}; letter-spacing: 0; }
  [role='region'] h2 { font-size: clamp(2.5rem, 11cqi, 4.5rem); text-wrap: balance; }
  .closing {
    margin-top: clamp(56px, 9cqi, 120px);
    padding-top: 22px;
    border-top: 2px solid var(--ink);
    display: grid;
    gap: clamp(24px, 4cqi, 48px);
  }
  .closing-words { max-width: 18em; font: italic 400 clamp(1.5rem, 6.4cqi, 2.75rem)/1.2 ${didone}; text-wrap: balance; }
  .signature {
    font: 500 max(1.5rem, min(7rem, 10.5cqi, calc(90cqi / (var(--ems) + 0.8))))/0.98 ${didone};
    letter-spacing: -0.03em;
  }
  .signature span { display: block; }
  /* Together, the second a step in, as on the cover. */
  .signature { width: fit-content; max-width: 100%; }
  .signature span + span { padding-left: 0.8em; }
  .colophon { font-size: 1rem; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    .opening { grid-template-columns: 7fr 4fr; align-items: end; gap: 20px 64px; }
    .opening > p:first-child { grid-row: span 2; }
    section :is(.prose, .list) { font-size: 1.125rem; }
    [role='region'] { margin-left: 16cqi; }
    /* A spread: the words on the left page, the names on the right one. */
    .closing { grid-template-columns: 5fr 7fr; align-items: end; }
    .closing .signature { font-size: min(7rem, 10.5cqi, calc(50cqi / (var(--ems) + 0.8))); }
    .closing .colophon { grid-column: 1 / -1; }
    section { grid-template-columns: 1fr 5fr 6fr; }
    section:nth-of-type(even) { grid-template-columns: 1fr 6fr 5fr; margin-left: 16cqi; }
  }
`

export function EditorialDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <div className="opening">
        <p>Todo lo que hay que saber antes del gran día</p>
        <Countdown date={date} still={still} />
        <Calendar />
      </div>
      {sectionsOf(card).map(({ key, title, content }, index) => (
        <section key={key}>
          <p className="page" aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </p>
          <h2>{title}</h2>
          <div>{content}</div>
        </section>
      ))}
      {children}
      <Closing card={card} names={names} typefaces={typefaces} />
    </Details>
  )
}
