import styled from 'styled-components'
import type { DetailsProps } from '../../format.ts'
import { Azulejo } from '../../ornaments/azulejo.tsx'
import { Lemons } from '../../ornaments/lemons.tsx'
import { Calendar } from '../../parts/calendar.tsx'
import { Closing } from '../../parts/closing.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { ownMarks } from '../../parts/own-marks.ts'
import { sectionsOf } from '../../parts/sections.tsx'
import { sans, serif, typefaces } from './letters.ts'

const Details = styled.div`
  padding: clamp(44px, 9cqi, 88px) 0 0;
  background: #fffdf8;
  text-align: center;
  font: 400 1.3rem/1.5 ${sans};
  --paper: #fffdf8;
  --text-scale: 1.2;
  --display-font: ${serif};
  --text-font: ${sans};
  --label-font: ${sans};
  --control-radius: 10px;
  --button-radius: 10px;
  --mark-line: var(--deep);
  --mark-radius: 4px;
  --step-radius: 10px;
  --step-line: 2px solid var(--deep);
  --step-fill: color-mix(in srgb, var(--tone) 22%, #fffdf8);
  --mark-shape: polygon(50% 0, 64% 36%, 100% 50%, 64% 64%, 50% 100%, 36% 64%, 0 50%, 36% 36%);
  --arrow: conic-gradient(from -45deg at 50% 100%, currentColor 90deg, #0000 0) right 9px center / 10px 5px no-repeat;
  --fold-shape: polygon(20% 0, 80% 50%, 20% 100%);
  ${ownMarks}
  --field: color-mix(in srgb, var(--tone) 7%, #fff);
  .column { max-width: 60rem; margin: 0 auto; padding: 0 26px clamp(56px, 9cqi, 96px); }

  .arches { display: grid; gap: 28px; margin-top: clamp(36px, 6cqi, 56px); }
  section {
    padding: 52px 24px 28px;
    border: 3px solid var(--deep);
    border-radius: 180px 180px 6px 6px;
    background: #fff;
    box-shadow: inset 0 0 0 5px #fff, inset 0 0 0 6px var(--ornament);
  }
  section:nth-child(n + 3) { padding: 26px 0 0; border: 0; border-radius: 0; background: none; box-shadow: none; }
  section:nth-child(n + 3)::before, [role='region']::before {
    content: '';
    display: block;
    height: 32px;
    margin: 0 auto 20px;
    max-width: 288px;
    background:
      conic-gradient(from 45deg, var(--glazed) 25%, var(--tone) 0 50%, var(--glazed) 0 75%, var(--tone) 0)
      50% 0 / 32px 32px;
    opacity: 0.85;
  }
  h2 { font: 500 2.15rem/1.15 ${serif}; }
  .time { margin-top: 0.3rem; font: 500 1.7rem/1.3 ${serif}; color: var(--accent); }
  .prose { margin-top: 0.3rem; text-wrap: balance; }
  .map, .calendar a { color: var(--accent); }
  .countdown { justify-content: center; gap: 12px; }
  .figure {
    min-width: 98px;
    padding: 14px 8px 10px;
    border: 2px solid var(--deep);
    border-radius: 6px;
    background: #fff;
    box-shadow: inset 0 0 0 3px #fff, inset 0 0 0 4px var(--ornament);
  }
  .value { font: 500 2.6rem/1 ${serif}; }
  .unit { color: var(--ink-soft); }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; margin-top: 1rem; }
  [role='region'] h2 { font-size: min(2.45rem, 9.2cqi); }
  /* Glazed, with a line in the second colour. */
  [role='region'] button[type='submit'], [role='region'] fieldset:first-of-type > label {
    border: 2px solid var(--deep);
    box-shadow: inset 0 0 0 3px var(--glazing), inset 0 0 0 4px var(--tone);
    --glazing: #fff;
    &:is(button, :has(:checked)) { --glazing: var(--fill); }
    &:disabled { --glazing: var(--paper); }
  }
  .closing { margin-top: clamp(52px, 9cqi, 84px); }
  .closing-words { max-width: 28em; margin-inline: auto; font-size: 1.44rem; }
  .closing .lemons {
    width: min(70cqi, 300px);
    margin: 24px auto 10px;
  }
  .signature { font: 500 max(1.5rem, min(3.25rem, 9cqi, calc(84cqi / var(--ems))))/1.15 ${serif}; }
  .signature span { display: inline-block; }
  .colophon { margin-top: 22px; font-size: 1.1rem; color: var(--ink-soft); }
  .skirting { height: 64px; border-top: 5px solid var(--deep); }
  @container card (min-width: 760px) {
    .arches { grid-template-columns: repeat(2, 1fr); gap: 44px 36px; font-size: 1.44rem; }
    h2 { font-size: 2.6rem; }
    section:last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
`

export function MediterraneanDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <div className="column">
        <Countdown date={date} still={still} />
        <Calendar />
        <div className="arches">
          {sectionsOf(card).map(({ key, title, content }) => (
            <section key={key}>
              <h2>{title}</h2>
              {content}
            </section>
          ))}
        </div>
        {children}
        <Closing card={card} names={names} typefaces={typefaces} ornament={<Lemons className="lemons" />} />
      </div>
      <div className="skirting">
        <Azulejo />
      </div>
    </Details>
  )
}
