import styled from 'styled-components'
import type { DetailsProps } from '../../format.ts'
import { Calendar } from '../../parts/calendar.tsx'
import { Closing } from '../../parts/closing.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { ownMarks } from '../../parts/own-marks.ts'
import { sectionsOf } from '../../parts/sections.tsx'
import { grotesque, serif, typefaces } from './letters.ts'

const Details = styled.div`
  padding: 12px;
  background: #fff;
  font: 500 1.0625rem/1.5 ${grotesque};
  --paper: #fff;
  --display-font: ${grotesque};
  --text-font: ${grotesque};
  --label-font: ${grotesque};
  --control-radius: 14px;
  --button-radius: 999px;
  --field-lines: 0;
  --field: var(--panel);
  --mark-radius: 6px;
  --step-line: 0;
  --step-fill: var(--tone);
  --step-ink: var(--on-tone);
  ${ownMarks}

  .stack { display: grid; gap: 10px; }
  .stack > * { padding: clamp(24px, 6cqi, 44px); border-radius: clamp(26px, 7.5cqi, 44px); background: var(--panel); }
  .stack > .when { background: var(--wash); color: var(--on-wash); }
  section:nth-of-type(2) { background: var(--wash); color: var(--on-wash); --accent: var(--on-wash); }
  h2 { font: 500 clamp(2rem, 9cqi, 3rem)/1 ${grotesque}; letter-spacing: -0.03em; }
  .time { margin-top: 0.5rem; font: italic 400 2.125rem/1.1 ${serif}; }
  .venue { margin-top: 0.4rem; font-size: 1.1875rem; line-height: 1.3; text-wrap: pretty; }
  .prose, .list { margin-top: 0.6rem; text-wrap: balance; }
  .map, .calendar a {
    min-height: 48px;
    margin-top: 16px;
    padding: 0 22px;
    border-radius: 999px;
    background: var(--deep);
    color: var(--on-deep);
    text-decoration: none;
  }
  .countdown { gap: clamp(18px, 6cqi, 44px); }
  .value { font-size: clamp(2.5rem, 12cqi, 4rem); line-height: 1; letter-spacing: -0.04em; }
  .calendar { display: flex; flex-wrap: wrap; gap: 0 10px; }
  .calendar a:last-child { background: none; color: inherit; box-shadow: inset 0 0 0 1.5px currentColor; }
  && [role='region'] {
    max-width: none;
    margin: 10px 0 0;
    padding: clamp(32px, 8cqi, 72px) max(clamp(14px, 4.2cqi, 44px), calc(50% - 17rem));
    border-radius: clamp(26px, 7.5cqi, 44px);
    background: var(--panel);
    --field: #fff;
  }
  [role='region'] dialog:modal { --field: var(--panel); }
  [role='region'] fieldset:first-of-type > label {
    border: 0;
    border-radius: 999px;
    background: var(--tone);
    color: var(--on-tone);
  }
  [role='region'] fieldset:first-of-type > label:has(:checked) { background: var(--fill); color: var(--on-fill); }
  label[for='seats'] { flex-basis: 11em; }
  [role='region'] h2 { font-size: clamp(2.25rem, 10cqi, 3.5rem); text-wrap: balance; }
  .closing {
    position: relative;
    overflow: hidden;
    display: grid;
    gap: clamp(28px, 6cqi, 56px);
    margin-top: 10px;
    padding: clamp(28px, 7cqi, 64px) clamp(24px, 6cqi, 56px);
    border-radius: clamp(26px, 7.5cqi, 44px);
    background: var(--deep);
    color: var(--on-deep);
  }
  .closing-words { max-width: 20em; font: italic 400 clamp(1.625rem, 7cqi, 2.75rem)/1.15 ${serif}; text-wrap: balance; }
  .signature {
    font: 500 max(1.75rem, min(5.5rem, 9.5cqi, calc(82cqi / var(--ems))))/1.02 ${grotesque};
    letter-spacing: -0.035em;
  }
  .signature span { display: block; }
  .colophon { font-size: 0.9375rem; }
  @container card (min-width: 760px) {
    padding: 16px;
    font-size: 1.1875rem;
    .venue { font-size: 1.3125rem; }
    .time { font-size: 2.5rem; }
    .colophon { font-size: 1.0625rem; }
    && [role='region'], .closing { margin-top: 14px; }
    /* The question stands on a block of its own, and the form beside it. */
    && [role='region'] {
      position: relative;
      padding: 44px 44px 44px calc(33.3cqi + 44px);
      min-height: 26rem;
      background: linear-gradient(90deg, var(--tone) 33.3cqi, var(--panel) 0);
    }
    [role='region'] h2 { position: absolute; top: 44px; left: 44px; width: calc(33.3cqi - 76px); color: var(--on-tone); }
    [role='region'] h2 { font-size: min(4rem, 5cqi); text-align: left; }
    [role='region'] h2 + p { text-align: left; }
    [role='region']::after {
      content: '';
      position: absolute;
      bottom: 0;
      left: 44px;
      width: calc(33.3cqi - 88px);
      aspect-ratio: 2;
      border-radius: 50% 50% 0 0 / 100% 100% 0 0;
      background: var(--wash);
    }
    /* The cover's wave ends here. */
    .closing::before, .closing::after { content: ''; position: absolute; width: 9cqi; height: 4.5cqi; }
    .closing::before {
      top: 2.6cqi;
      right: 9cqi;
      border-radius: 50% 50% 0 0 / 100% 100% 0 0;
      background: var(--tone);
    }
    .closing::after {
      top: 7.1cqi;
      right: 0;
      border-radius: 0 0 50% 50% / 0 0 100% 100%;
      background: var(--wash);
    }
    .closing-words { max-width: min(20em, 72cqi); }
    .stack { grid-template-columns: repeat(6, 1fr); gap: 14px; }
    .stack > * { grid-column: span 2; }
    .stack > :nth-child(-n + 3) { grid-column: span 2; }
    .stack > :nth-child(4), .stack > :nth-child(5) { grid-column: span 3; }
    .stack > :nth-child(n + 6):nth-last-child(2), .stack > :nth-child(7) { grid-column: span 3; }
    .stack > :nth-child(4):last-child, .stack > :nth-child(6):last-child { grid-column: 1 / -1; }
  }
  @media print { .stack > * { padding: 5mm 6mm; } h2 { font-size: 1.625rem; } .time { font-size: 1.5rem; } }
`

export function ContemporaryDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <div className="stack">
        <div className="when">
          <Countdown date={date} still={still} />
          <Calendar />
        </div>
        {sectionsOf(card).map(({ key, title, content }) => (
          <section key={key}>
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      {children}
      <Closing card={card} names={names} typefaces={typefaces} />
    </Details>
  )
}
