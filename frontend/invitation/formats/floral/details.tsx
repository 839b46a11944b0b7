import styled from 'styled-components'
import type { DetailsProps } from '../../format.ts'
import { Petals, Spray } from '../../ornaments/garland.tsx'
import { Calendar } from '../../parts/calendar.tsx'
import { Closing } from '../../parts/closing.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { ownMarks } from '../../parts/own-marks.ts'
import { sectionsOf } from '../../parts/sections.tsx'
import { hand, inks, serif, typefaces } from './letters.ts'

/** A flower of five petals as a `clip-path`. */
const bloom = `polygon(${Array.from({ length: 40 }, (_, step) => {
  const turn = (step * Math.PI) / 20
  const reach = 37 + 13 * Math.cos(5 * turn)
  return `${(50 + reach * Math.sin(turn)).toFixed(1)}% ${(50 - reach * Math.cos(turn)).toFixed(1)}%`
}).join(',')})`

const Details = styled.div`
  padding: clamp(20px, 5cqi, 48px) 26px clamp(72px, 11cqi, 120px);
  text-align: center;
  font: 500 1.1875rem/1.5 ${serif};
  --text-scale: 1.12;
  --display-font: ${hand};
  --text-font: ${serif};
  --label-font: ${serif};
  --control-radius: 4px;
  --mark-line: var(--ornament-deep);
  --mark-radius: 50%;
  --step-line: 0;
  --step-fill: color-mix(in srgb, var(--tone) 32%, var(--paper));
  --mark-shape: ${bloom};
  ${ownMarks}
  --button-radius: 999px;
  --field-lines: 0 0 1px;
  --field: transparent;
  > * { max-width: 44rem; margin-inline: auto; }
  > .grid { max-width: 68rem; }

  .petals { width: 180px; height: auto; margin: clamp(22px, 5cqi, 36px) auto; ${inks} }
  h2 { font: 400 clamp(2.5rem, 10cqi, 3.25rem)/1.1 ${hand}; }
  .time { margin-top: 0.3rem; font-size: 1.5rem; }
  .venue { font-size: 1.25rem; }
  .prose { text-wrap: balance; }
  .map, .calendar a { color: var(--accent); }
  .countdown { justify-content: center; gap: 14px; }
  .figure {
    display: grid;
    align-content: center;
    width: 96px;
    height: 96px;
    border-radius: 50%;
    background: var(--panel);
  }
  .value { font-size: 1.875rem; line-height: 1; }
  .unit { font-size: 1rem; line-height: 1.3; }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; margin-top: 1rem; }
  [role='region'] h2::before {
    content: '';
    display: block;
    width: 34px;
    height: 34px;
    margin: 0 auto 10px;
    background: radial-gradient(circle, var(--ornament-deep) 16%, color-mix(in srgb, var(--tone) 62%, #fffdfb) 18%);
    clip-path: ${bloom};
  }
  [role='region'] button[type='submit'] { font: 400 1.625rem/1.2 ${hand}; letter-spacing: 0; }
  [role='region'] fieldset:first-of-type > label { border-radius: 999px; border-color: var(--ornament-deep); }
  .closing { margin-top: clamp(48px, 9cqi, 88px); }
  .closing-words { max-width: 22em; margin-inline: auto; font-size: 1.375rem; line-height: 1.4; font-style: normal; }
  .spray { width: min(72cqi, 290px); height: auto; margin: 22px auto 12px; overflow: visible; ${inks} }
  .signature { font: 400 max(1.5rem, min(3.5rem, 10cqi, calc(82cqi / var(--ems))))/1.3 ${hand}; }
  .colophon { margin-top: 1.4rem; font-size: 1rem; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    /* The two places side by side, what else there is in one row below; none is left over. */
    .grid { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 24px; }
    .grid > * { flex: 1 1 40%; }
  }
  @container card (min-width: 1000px) {
    > .grid { max-width: 80rem; }
    .grid > :nth-child(n + 3) { flex-basis: 20%; h2 { font-size: 2.125rem; } }
  }
`

export function FloralDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <Countdown date={date} still={still} />
      <Calendar />
      <div className="grid">
        {sectionsOf(card).map(({ key, title, content }) => (
          <section key={key}>
            <Petals className="petals" />
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      {children}
      <Closing card={card} names={names} typefaces={typefaces} ornament={<Spray className="spray" />} />
    </Details>
  )
}
