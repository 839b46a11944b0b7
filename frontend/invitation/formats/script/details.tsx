import styled from 'styled-components'
import type { DetailsProps } from '../../format.ts'
import { Swash } from '../../ornaments/swash.tsx'
import { Calendar } from '../../parts/calendar.tsx'
import { Closing } from '../../parts/closing.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { ownMarks } from '../../parts/own-marks.ts'
import { sectionsOf } from '../../parts/sections.tsx'
import { hand, roman, typefaces } from './letters.ts'

const Details = styled.div`
  padding: clamp(24px, 5cqi, 56px) 26px clamp(72px, 11cqi, 120px);
  text-align: center;
  font: 400 1.125rem/1.55 ${roman};
  --text-scale: 1.06;
  --display-font: ${hand};
  --display-scale: 1.35;
  --text-font: ${roman};
  --label-font: ${roman};
  --field-lines: 0 0 1px;
  --field: transparent;
  --button-radius: 999px;
  --control-radius: 26px;
  --mark-radius: 50%;
  --mark-line: var(--ornament-deep);
  ${ownMarks}
  > * { max-width: 40rem; margin-inline: auto; }
  :is(input, select, textarea) { border-radius: 0; }
  > .grid { max-width: 62rem; }

  /* A second stroke around the button, as around the photo. */
  [role='region'] button[type='submit'] {
    width: calc(100% - 10px);
    margin-inline: auto;
    outline: 1px solid var(--ornament-deep);
    outline-offset: 4px;
    &:focus-visible { outline: 2px solid var(--ink); }
  }
  [role='region'] :is(fieldset:first-of-type > label, [aria-label^='Una persona']) { border-color: var(--ornament-deep); }

  .swash { width: min(56cqi, 240px); height: auto; margin: clamp(20px, 5cqi, 36px) auto; color: var(--ornament-deep); }
  h2 { font: 400 clamp(2.75rem, 11cqi, 3.75rem)/1.1 ${hand}; }
  .time { margin-top: 0.5rem; font-size: 1.375rem; }
  .venue { font-size: 1.1875rem; }
  .prose, .list { margin-top: 0.6rem; text-wrap: balance; }
  .map, .calendar a { color: var(--accent); }
  .countdown { justify-content: center; gap: 0.6em; font-size: 1.1875rem; }
  .figure { flex-direction: row; align-items: baseline; gap: 0.25em; }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; margin-top: 0.4rem; }
  .closing { margin-top: clamp(48px, 9cqi, 88px); }
  .closing-words { max-width: 24em; margin-inline: auto; font-size: 1.25rem; font-style: italic; }
  .signature {
    font: 400 max(
      2rem, min(clamp(2.75rem, 12cqi, 4.5rem), calc(82cqi / var(--ems)), calc(39rem / var(--ems)))
    )/1.15 ${hand};
  }
  .colophon { margin-top: 1.6rem; font-size: 1rem; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    --text-scale: 1.14;
    font-size: 1.375rem;
    .time { font-size: 1.5rem; }
    .venue { font-size: 1.4375rem; }
    .countdown { font-size: 1.375rem; }
    .closing-words { font-size: 1.5rem; }
    .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 0 48px; }
    .grid > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
`

export function ScriptDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <Countdown date={date} still={still} />
      <Calendar />
      <div className="grid">
        {sectionsOf(card).map(({ key, title, content }) => (
          <section key={key}>
            <Swash />
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      <Swash />
      {children}
      <Closing card={card} names={names} typefaces={typefaces} ornament={<Swash />} />
    </Details>
  )
}
