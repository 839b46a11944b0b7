import styled from 'styled-components'
import type { DetailsProps } from '../../format.ts'
import { grain } from '../../ornaments/grain.ts'
import { Calendar } from '../../parts/calendar.tsx'
import { Closing } from '../../parts/closing.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { ownMarks } from '../../parts/own-marks.ts'
import { sectionsOf } from '../../parts/sections.tsx'
import { brush, serif, typefaces } from './letters.ts'
import { Paint, pigment } from './paint.tsx'

const Details = styled.div`
  position: relative;
  padding: clamp(112px, 15cqi, 190px) 28px clamp(72px, 11cqi, 120px);
  background: ${grain(0.07)}, #fffefc;
  text-align: center;
  font: 400 1.0625rem/1.65 ${serif};
  --paper: #fffefc;
  --display-font: ${brush};
  --text-font: ${serif};
  --label-font: ${serif};
  --control-radius: 28px 22px 30px 24px / 26px 30px 22px 28px;
  --button-radius: 34px 26px 36px 28px / 28px 34px 26px 32px;
  --mark-radius: 55% 45% 60% 40% / 45% 55% 42% 58%;
  --step-line: 0;
  --step-radius: var(--mark-radius);
  --step-fill: color-mix(in srgb, var(--cool) 34%, var(--paper));
  --mark-shape: polygon(4% 54%, 17% 42%, 38% 64%, 80% 6%, 98% 2%, 42% 96%);
  ${ownMarks}
  --field-lines: 0 0 1px;
  --field: transparent;
  [role='region'] button[type='submit'] { font: 400 1.875rem/1.1 ${brush}; letter-spacing: 0; }
  > * { max-width: 42rem; margin-inline: auto; }
  :is(input, select, textarea) { border-radius: 0; }
  > .grid { max-width: 64rem; }

  section { position: relative; isolation: isolate; padding: clamp(34px, 6cqi, 46px) 16px; }
  ${pigment}
  /* One full stroke of the brush, into which each heading is written. */
  .stroke {
    position: relative;
    z-index: -1;
    width: min(100%, 300px);
    height: 100px;
    margin: -26px auto -64px;
  }
  isolation: isolate;
  overflow-x: clip;
  /* Wet paint from the page's edges, where there are no words. */
  > .run {
    display: block;
    position: relative;
    z-index: -1;
    width: 96cqi;
    max-width: none;
    height: 168px;
    margin: 12px calc(-28px - 30cqi) -18px auto;
  }
  > .last { margin: 34px auto calc(-1 * clamp(72px, 11cqi, 120px) - 52px) calc(-28px - 26cqi); }
  h2 { font: 400 clamp(2.5rem, 10cqi, 3.25rem)/1.15 ${brush}; }
  .time { margin-top: 0.2rem; font-size: 1.25rem; }
  .prose { text-wrap: balance; }
  .calendar a { color: var(--accent); }
  .countdown { justify-content: center; gap: clamp(18px, 6cqi, 36px); }
  .value { font-size: 2rem; line-height: 1.2; }
  .unit { font-size: 1rem; color: var(--ink-soft); }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; margin: 0.5rem auto 1rem; }
  .closing { position: relative; isolation: isolate; margin-top: clamp(56px, 10cqi, 100px); }
  .closing-words { max-width: 24em; margin-inline: auto; font-size: 1.1875rem; }
  .closing .stroke { margin-block: 4px -62px; }
  .signature {
    font: 400 min(clamp(2.5rem, 11cqi, 4rem), calc(80cqi / var(--ems)), calc(41rem / var(--ems)))/1.2 ${brush};
  }
  .colophon { margin-top: 1.5rem; font-size: 1rem; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 0 32px; font-size: 1.1875rem; }
    .time { font-size: 1.375rem; }
    .grid > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
  @container card (min-width: 1200px) {
    /* Beside the answer and the names at the end. */
    > .run { width: 33cqi; height: 360px; margin: 40px calc(-28px - 11cqi) -400px auto; }
    > .last { width: 38cqi; height: 320px; margin: -180px auto -210px calc(-28px - 12cqi); }
  }
  .answer-bar { background: ${grain(0.07)}, #fffefc; }
  @media print { padding-top: 0; .stroke { height: 40px; margin: 0 auto; } > .run { display: none; } }
`
export function WatercolorDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <Countdown date={date} still={still} />
      <Calendar />
      <div className="grid">
        {sectionsOf(card).map(({ key, title, content }) => (
          <section key={key}>
            <Paint className="stroke" />
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      <Paint className="run" />
      {children}
      <Closing card={card} names={names} typefaces={typefaces} ornament={<Paint className="stroke" />} />
      <Paint className="run last" />
    </Details>
  )
}
