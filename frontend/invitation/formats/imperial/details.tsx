import styled from 'styled-components'
import { roman as numerals } from '../../event-date.ts'
import type { DetailsProps } from '../../format.ts'
import { emblemOf, Sign } from '../../ornaments/emblem.tsx'
import { meander } from '../../ornaments/meander.tsx'
import { Calendar } from '../../parts/calendar.tsx'
import { Closing } from '../../parts/closing.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { ownMarks } from '../../parts/own-marks.ts'
import { sectionsOf } from '../../parts/sections.tsx'
import { capitals, serif, typefaces } from './letters.ts'

const Details = styled.div`
  position: relative;
  padding: clamp(44px, 9cqi, 88px) clamp(14px, 4cqi, 26px) clamp(92px, 12cqi, 138px);
  text-align: center;
  font: 500 1.1875rem/1.5 ${serif};
  --text-scale: 1.12;
  --display-font: ${capitals};
  --text-font: ${serif};
  --field-lines: 0 0 1px;
  --field: transparent;
  --label-font: ${capitals};
  font-variant-numeric: lining-nums;
  --mark-radius: 0;
  --mark-line: var(--ornament-deep);
  --mark-shape: polygon(50% 0, 100% 50%, 50% 100%, 0 50%);
  ${ownMarks}
  > * { max-width: 54rem; margin-inline: auto; }

  h2 { font: 400 1.375rem/1.3 ${capitals}; letter-spacing: 0.12em; text-transform: uppercase; }
  .columns { display: grid; gap: 34px 0; margin-top: clamp(40px, 7cqi, 64px); }
  section { padding: 6px 20px 10px; }
  .order {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 14px;
    margin-bottom: 10px;
    font: 400 1rem/1 ${capitals};
    color: var(--accent);
  }
  .order::before, .order::after {
    content: '';
    width: 56px;
    height: 4px;
    border: solid var(--ornament);
    border-width: 1px 0;
  }
  .time { margin-top: 0.3rem; font: italic 500 1.5rem/1.3 ${serif}; font-variant-numeric: lining-nums; }
  .prose { text-wrap: balance; }
  .map, .calendar a { color: var(--accent); }
  .countdown {
    justify-content: center;
    border: solid var(--ornament);
    border-width: 1px 0;
    outline: 1px solid var(--hairline);
    outline-offset: -4px;
  }
  .countdown { width: fit-content; padding: 16px clamp(6px, 3cqi, 28px); }
  .figure { min-width: 92px; padding: 0 10px; }
  .figure + .figure { border-left: 1px solid var(--hairline); }
  .value { font: 400 2.375rem/1.1 ${capitals}; }
  .unit { color: var(--ink-soft); }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; margin-top: 0.75rem; }
  [role='region'] {
    padding: 34px clamp(16px, 5cqi, 44px) 38px;
    border: 1px solid var(--ornament);
    outline: 1px solid var(--hairline);
    outline-offset: -6px;
  }
  /* The numerals' double rule under the title; buttons have a line inside, as the frame has. */
  [role='region'] h2::after {
    content: '';
    display: block;
    width: 112px;
    height: 5px;
    margin: 14px auto 0;
    border: solid var(--ornament);
    border-width: 1px 0;
  }
  [role='region'] :is(button[type='submit'], fieldset:first-of-type > label) {
    border-radius: 0;
    border-color: var(--ornament-deep);
    outline: 1px solid var(--ornament);
    outline-offset: -6px;
    &:is(:focus-visible, :has(:focus-visible)) { outline: 2px solid var(--ink); outline-offset: 3px; }
  }
  [role='region'] button[type='submit'] { letter-spacing: 0.04em; text-transform: uppercase; }
  /* The question in two lines beside its figures. */
  [role='region'] [for='seats'] { flex-basis: 7em; }
  [role='region'] #seats { width: 44px; padding-inline: 4px; }
  [role='region'] [aria-label^='Una persona'] { border-color: var(--ornament-deep); }
  /* The page ends as its cover does. */
  > .frieze {
    position: absolute;
    bottom: 0;
    left: 0;
    width: 100%;
    max-width: none;
    height: 28px;
    background: var(--deep);
    color: var(--fill-accent);
    ${meander}
  }
  .closing { margin-top: clamp(52px, 9cqi, 84px); }
  .closing-words { max-width: 15em; margin-inline: auto; font: italic 500 1.375rem/1.45 ${serif}; }
  .closing svg { width: 116px; height: auto; margin: 26px auto 18px; color: var(--ornament-deep); }
  .signature {
    font: 400 clamp(1.375rem, 5.6cqi, 2rem)/1.35 ${capitals};
    letter-spacing: 0.06em;
    text-transform: uppercase;
  }
  .signature span { display: inline-block; }
  .colophon { margin-top: 26px; font-size: 1rem; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    --text-scale: 1.18;
    font-size: 1.5rem;
    > * { max-width: 60rem; }
    h2 { font-size: 1.625rem; }
    .order { font-size: 1.125rem; }
    .time { font-size: 1.75rem; }
    .closing-words { max-width: 28em; font-size: 1.75rem; }
    .columns { grid-template-columns: 1fr 1fr; gap: 52px 0; }
    section:nth-child(even) { border-left: 1px solid var(--hairline); }
    > .frieze { height: 34px; }
    [role='region'] { margin-top: 64px; }
    .columns section:last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
`

export function ImperialDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <Countdown date={date} still={still} />
      <Calendar />
      <div className="columns">
        {sectionsOf(card).map(({ key, title, content }, index) => (
          <section key={key}>
            <p className="order" aria-hidden="true">
              {numerals(index + 1)}
            </p>
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      {children}
      <Closing
        card={card}
        names={names}
        typefaces={typefaces}
        ornament={
          <svg
            viewBox="-66 -72 132 106"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.3"
            aria-hidden="true"
          >
            <Sign of={emblemOf(names)} />
          </svg>
        }
      />
      <div className="frieze no-print" />
    </Details>
  )
}
