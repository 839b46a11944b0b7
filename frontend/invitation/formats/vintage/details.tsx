import styled from 'styled-components'
import type { DetailsProps } from '../../format.ts'
import { Fleuron } from '../../ornaments/fleuron.tsx'
import { grain } from '../../ornaments/grain.ts'
import { Calendar } from '../../parts/calendar.tsx'
import { Closing } from '../../parts/closing.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { ownMarks } from '../../parts/own-marks.ts'
import { sectionsOf } from '../../parts/sections.tsx'
import { caps, fell, typefaces } from './type.ts'

const Details = styled.div`
  position: relative;
  padding: clamp(44px, 9cqi, 88px) 20px clamp(64px, 10cqi, 104px);
  background: ${grain(0.22)}, var(--panel);
  text-align: center;
  font: 400 1.125rem/1.55 ${fell};
  /* The grain darkens the paper by a shade. */
  --ink-soft: color-mix(in srgb, var(--ink) 90%, var(--panel));
  --text-scale: 1.05;
  --paper: var(--panel);
  --field: transparent;
  --field-lines: 0 0 3px;
  --control-radius: 0;
  --button-radius: 0;
  --display-font: ${fell};
  --text-font: ${fell};
  --label-font: ${caps};
  --mark-radius: 0;
  --mark-line: var(--ornament-deep);
  ${ownMarks}
  /* In the old face the stroke of 'Niño/a' runs into its letters. */
  .more { font-family: ${caps}; }
  > * { max-width: 46rem; margin-inline: auto; }
  > .grid { max-width: 66rem; }
  && .answer-bar { background: ${grain(0.22)}, var(--panel); }
  /* The double rule of the headings. */
  :is(input, select, textarea) { border-style: double; border-color: var(--ornament-deep); }

  /* Printer's boxes: a double rule, or a fine one inside the solid. */
  [role='region'] :is(fieldset:first-of-type > label, [aria-label^='Una persona']) {
    border: 3px double var(--ornament-deep);
    border-radius: 0;
  }
  [role='region'] :is(button[type='submit'], fieldset:first-of-type > label:has(:checked)) {
    border-color: var(--fill);
    outline: 1px solid var(--fill-accent);
    outline-offset: -7px;
    &:is(:focus-visible, :has(:focus-visible)) { outline: 2px solid var(--ink); outline-offset: 3px; }
  }
  [role='region'] button[type='submit'] { letter-spacing: 0.12em; }

  h2 {
    display: flex;
    align-items: center;
    gap: 14px;
    font: 400 1.0625rem/1.3 ${caps};
    letter-spacing: 0.2em;
    text-transform: uppercase;
  }
  h2::before, h2::after {
    content: '';
    flex: 1;
    height: 5px;
    border: solid var(--ornament-deep);
    border-width: 1px 0 2px;
    opacity: 0.8;
  }
  @media (max-width: 250px) {
    &&&& h2 { display: block; font-size: 1rem; letter-spacing: 0.02em; }
    h2::before, h2::after { display: none; }
  }
  section { padding: clamp(22px, 4cqi, 32px) 0; }
  .time { margin-top: 0.9rem; font: 400 1.875rem/1.2 ${caps}; }
  .venue { margin-top: 0.2rem; font-size: 1.3125rem; line-height: 1.35; }
  .map, .calendar a {
    font: 400 0.9375rem/1.4 ${caps};
    letter-spacing: 0.06em;
    color: color-mix(in srgb, var(--accent) 78%, #000);
  }
  .prose, .list { margin: 0.9rem auto 0; max-width: 32em; }
  .countdown { justify-content: center; gap: 10px; margin-bottom: 8px; }
  .figure {
    min-width: 88px;
    padding: 12px 8px 8px;
    border: 1px solid var(--ornament-deep);
    outline: 1px solid var(--ornament-deep);
    outline-offset: 2px;
    margin: 4px;
  }
  .value { font: 400 2rem/1 ${caps}; }
  .unit { font: 400 0.9375rem/1.5 ${caps}; letter-spacing: 0.08em; }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; padding: 10px 0 14px; }
  .list { display: grid; gap: 2px; justify-items: center; }
  .closing {
    margin-top: clamp(56px, 10cqi, 96px);
    padding: clamp(34px, 7cqi, 56px) 20px clamp(28px, 6cqi, 44px);
    border: double 6px var(--ornament-deep);
  }
  .closing-words { max-width: 26em; margin-inline: auto; font: italic 400 1.375rem/1.45 ${fell}; }
  .closing .fleuron { width: 132px; height: auto; margin: 22px auto; color: var(--ornament-deep); }
  .signature { max-width: 17em; margin-inline: auto; font-size: clamp(1.625rem, 6cqi, 2.25rem); line-height: 1.2; }
  .signature span { display: block; }
  .colophon { margin-top: 26px; font: 400 0.9375rem/1.5 ${caps}; letter-spacing: 0.06em; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    font-size: 1.25rem;
    h2 { font-size: 1.1875rem; }
    .time { font-size: 2.25rem; }
    .venue { font-size: 1.5rem; }
    .map, .calendar a { font-size: 1.0625rem; }
    .closing-words { font-size: 1.625rem; }
    .colophon { font-size: 1rem; }
    .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 64px; }
    .grid > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
`

export function VintageDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <Countdown date={date} still={still} />
      <Calendar />
      <div className="grid">
        {sectionsOf(card).map(({ key, title, content }) => (
          <section key={key}>
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      {children}
      <Closing card={card} names={names} typefaces={typefaces} ornament={<Fleuron tail again />} />
    </Details>
  )
}
