import styled from 'styled-components'
import type { DetailsProps } from '../../format.ts'
import { Ampersand } from '../../ornaments/ampersand.tsx'
import { Rosette } from '../../ornaments/rosette.tsx'
import { Calendar } from '../../parts/calendar.tsx'
import { Closing } from '../../parts/closing.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { ownMarks } from '../../parts/own-marks.ts'
import { sectionsOf } from '../../parts/sections.tsx'
import { lying, roman, smallCaps, typefaces } from './stationery.ts'

const Details = styled.div`
  /* Every card of the set is as wide as the first. */
  --card: max(55.75rem, min(89.5rem, 100cqi - 52px));
  padding: clamp(16px, 4cqi, 40px) clamp(12px, 3.4cqi, 40px) clamp(48px, 9cqi, 96px);
  background: var(--panel);
  text-align: center;
  font: 500 1.1875rem/1.55 ${roman};
  --text-scale: 1.12;
  --display-font: ${roman};
  --text-font: ${roman};
  --field: transparent;
  --field-lines: 0 0 1px;
  --label-font: ${smallCaps};
  --mark-line: var(--ornament-deep);
  --mark-radius: 0;
  --mark-shape: polygon(50% 2%, 98% 50%, 50% 98%, 2% 50%);
  ${ownMarks}

  /* The cards of the set: the day, then the reply. */
  .sheet, [role='region'] {
    position: relative;
    max-width: var(--card);
    margin: clamp(12px, 3cqi, 40px) auto 0;
    ${lying}
    outline: 1px solid var(--ornament);
    outline-offset: calc(-1 * clamp(9px, 2.2cqi, 16px));
    &::before {
      content: '';
      position: absolute;
      inset: calc(clamp(9px, 2.2cqi, 16px) + 5px);
      border: 1px solid var(--hairline);
      pointer-events: none;
    }
  }
  .sheet { padding: clamp(52px, 10cqi, 88px) clamp(26px, 6cqi, 56px) clamp(30px, 5cqi, 56px); }
  && [role='region'] {
    padding-block: clamp(52px, 9cqi, 80px) clamp(48px, 8cqi, 76px);
    padding-inline: max(clamp(24px, 6.2cqi, 84px), calc((min(100%, var(--card)) - 37rem) / 2));
  }
  h2 { font: 500 1.5rem/1.2 ${smallCaps}; letter-spacing: 0.08em; }
  [role='region'] h2 { font: italic 500 clamp(2rem, 8cqi, 2.75rem)/1.15 ${roman}; letter-spacing: 0; }
  /* Buttons have the card's second hairline. */
  [role='region'] :is(button[type='submit'], fieldset:first-of-type > label) {
    border-color: var(--ornament-deep);
    outline: 1px solid var(--ornament);
    outline-offset: -5px;
    &:is(:focus-visible, :has(:focus-visible)) { outline: 2px solid var(--ink); outline-offset: 3px; }
  }
  [role='region'] fieldset:first-of-type > label { gap: 5px; padding-inline: 6px; font-size: 1.125rem; }
  [role='region'] button[type='submit'] { letter-spacing: 0.06em; }
  [role='region'] [aria-label^='Una persona'] {
    border-radius: 0;
    border-color: var(--ornament-deep);
    outline: 1px solid var(--hairline);
    outline-offset: -5px;
    &:focus-visible { outline: 2px solid var(--ink); outline-offset: 3px; }
  }
  .answer-bar { background: var(--panel); }
  .time { margin-top: 0.6rem; font-size: 1.5rem; font-variant-numeric: oldstyle-nums; }
  .venue { margin-top: 0.35rem; font: 500 1.125rem/1.45 ${smallCaps}; letter-spacing: 0.03em; }
  .map, .calendar a { font-style: italic; color: var(--accent); }
  .prose { max-width: 30em; margin: 0.6rem auto 0; text-wrap: balance; }
  .list { margin-top: 0.4rem; }
  .countdown { justify-content: center; gap: clamp(22px, 7cqi, 56px); }
  .value { font-size: 2.75rem; line-height: 1; }
  .unit { font: 500 1rem/1.6 ${smallCaps}; letter-spacing: 0.08em; color: var(--ink-soft); }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 28px; margin-top: 1.25rem; }
  .grid { display: grid; gap: 0; }
  .grid > section { padding: clamp(34px, 6cqi, 48px) 16px; border-top: 1px solid var(--hairline); position: relative; }
  .grid > section::before {
    content: '';
    position: absolute;
    top: -4px;
    left: 50%;
    width: 7px;
    height: 7px;
    background: var(--paper);
    border: 1px solid var(--ornament);
    transform: translateX(-50%) rotate(45deg);
  }
  .when { padding-bottom: clamp(36px, 6cqi, 56px); }
  .closing { max-width: 34rem; margin: 0 auto; padding: clamp(48px, 9cqi, 88px) 24px 0; }
  .closing-words { font: italic 500 1.375rem/1.45 ${roman}; text-wrap: balance; }
  .closing .rosette { width: 64px; height: auto; margin: 1.5rem auto 0; color: var(--ornament-deep); }
  .closing .ampersand { width: 52px; height: auto; margin: 1.5rem auto 0; color: var(--ornament-deep); }
  .signature {
    margin-top: 1.25rem;
    font: 500 clamp(1.375rem, 5.4cqi, 1.75rem)/1.4 ${smallCaps};
    letter-spacing: 0.08em;
  }
  .colophon { margin-top: 2rem; font-size: 1rem; font-style: italic; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    --text-scale: 1.18;
    font-size: 1.4375rem;
    h2 { font-size: 1.875rem; }
    .time { font-size: 1.875rem; }
    .venue { font-size: 1.375rem; }
    .closing-words { font-size: 1.625rem; }
    .grid { grid-template-columns: 1fr 1fr; }
    .grid > section:nth-child(even):not(.wide) { border-left: 1px solid var(--hairline); }
    .grid > .wide { grid-column: 1 / -1; }
  }
  @media print {
    .venue { font-size: 1.0625rem; letter-spacing: 0; }
    && { background: var(--paper); }
    && .sheet { margin: 0; padding: 0; outline: 0; box-shadow: none; &::before { display: none; } }
  }
`

export function ClassicDetails({ card, names, date, still, children }: DetailsProps) {
  const sections = sectionsOf(card)
  return (
    <Details>
      <div className="sheet">
        <div className="when">
          <Countdown date={date} still={still} />
          <Calendar />
        </div>
        <div className="grid">
          {sections.map(({ key, title, content }, index) => (
            <section
              key={key}
              className={index === sections.length - 1 && index % 2 === 0 ? 'wide' : undefined}
            >
              <h2>{title}</h2>
              {content}
            </section>
          ))}
        </div>
      </div>
      {children}
      <Closing
        card={card}
        names={names}
        typefaces={typefaces}
        ornament={names.joiner ? <Ampersand /> : <Rosette />}
      />
    </Details>
  )
}
