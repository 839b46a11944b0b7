import styled from 'styled-components'
import type { DetailsProps } from '../../format.ts'
import { sealLetters, WaxSeal } from '../../ornaments/wax-seal.tsx'
import { Calendar } from '../../parts/calendar.tsx'
import { Closing } from '../../parts/closing.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { ownMarks } from '../../parts/own-marks.ts'
import { sectionsOf } from '../../parts/sections.tsx'
import { display, sans, typefaces } from './letters.ts'

const Details = styled.div`
  padding: clamp(40px, 8cqi, 80px) 12px clamp(72px, 11cqi, 120px);
  /* The envelope's own paper goes on; answer and closing are cards on it. */
  background: var(--panel);
  font: 400 1.0625rem/1.65 ${sans};
  --mark-radius: 50%;
  --step-line: 0;
  --step-fill: var(--tone);
  --step-ink: var(--on-tone);
  --control-radius: 10px;
  ${ownMarks}
  --display-font: ${display};
  --text-font: ${sans};
  --label-font: ${sans};
  --button-radius: 999px;
  > * { max-width: 30rem; margin-inline: auto; }
  > .grid { max-width: 60rem; padding-inline: 16px; }

  section { display: grid; grid-template-columns: 44px 1fr; gap: 0 20px; padding-bottom: 40px; position: relative; }
  section::before {
    content: '';
    position: absolute;
    left: 21.5px;
    top: 48px;
    bottom: 4px;
    border-left: 1px solid var(--hairline);
  }
  section:last-child::before { display: none; }
  .mark {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: var(--fill);
    color: var(--on-fill);
    font: 400 1.125rem/1 ${display};
    letter-spacing: -0.02em;
  }
  /* One seal opens the list; the others are dots on its line. */
  section:not(:first-child) .mark { width: 13px; height: 13px; margin: 16px 0 0 15.5px; }
  h2 { font: 400 1.5rem/44px ${display}; }
  [role='region'] fieldset:first-of-type > label { border-radius: 999px; }
  [role='region'] h2 { font-size: clamp(1.75rem, 7cqi, 2.125rem); line-height: 1.2; }
  .time { color: var(--ink-soft); }
  .venue { text-wrap: pretty; }
  .prose { text-wrap: balance; }
  .map, .calendar a { color: var(--accent); }
  .when { margin-bottom: 48px; text-align: center; }
  .countdown { justify-content: center; gap: 1.2em; color: var(--ink-soft); }
  .figure { flex-direction: row; gap: 0.3em; }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; }
  && .answer-bar { background: var(--panel); }
  && [role='region'], .closing {
    position: relative;
    padding: 40px clamp(20px, 5cqi, 44px) 44px;
    background: var(--paper);
    box-shadow: 0 1px 2px rgb(40 30 16 / 0.16), 0 10px 30px -6px rgb(40 30 16 / 0.26);
    &::before {
      content: '';
      position: absolute;
      inset: 9px;
      border: 1px solid var(--hairline);
      pointer-events: none;
    }
  }
  .closing {
    display: grid;
    justify-items: center;
    max-width: 34rem;
    margin-top: calc(clamp(56px, 9cqi, 88px) + 66px);
    padding-top: 0;
    text-align: center;
  }
  /* Pressed on the card's upper edge, as on the cover. */
  .closing .seal {
    position: relative;
    z-index: 1;
    order: -1;
    width: 132px;
    height: auto;
    margin: -66px auto 20px;
    color: #20140a;
  }
  .closing-words { font-size: 1.1875rem; }
  .closing .wax { flood-color: var(--tone); }
  .signature {
    margin-top: 10px;
    font: 400 max(1.625rem, min(3.25rem, 8.5cqi, calc(74cqi / var(--ems)), calc(27rem / var(--ems))))/1.2 ${display};
  }
  .signature span { display: inline-block; }
  .colophon { margin-top: 22px; font-size: 1rem; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 0 72px; font-size: 1.25rem; }
    /* Each column's line ends at its last dot. */
    section:nth-last-child(2):nth-child(odd)::before { display: none; }
    .when { font-size: 1.25rem; }
    .closing-words { font-size: 1.375rem; }
    h2 { font-size: 1.875rem; }
  }
`

export function MonogramDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <div className="when">
        <Countdown date={date} still={still} />
        <Calendar />
      </div>
      <div className="grid">
        {sectionsOf(card).map(({ key, title, content }, index) => (
          <section key={key}>
            <span className="mark" aria-hidden="true">
              {index === 0 && sealLetters(names).join('')}
            </span>
            <div>
              <h2>{title}</h2>
              {content}
            </div>
          </section>
        ))}
      </div>
      {children}
      <Closing
        card={card}
        names={names}
        typefaces={typefaces}
        ornament={<WaxSeal initials={sealLetters(names)} font={display} />}
      />
    </Details>
  )
}
