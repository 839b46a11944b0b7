import styled from 'styled-components'
import type { DetailsProps } from '../../format.ts'
import { Frame } from '../../ornaments/stepped-frame.tsx'
import { Sunburst } from '../../ornaments/sunburst.tsx'
import { Calendar } from '../../parts/calendar.tsx'
import { Closing } from '../../parts/closing.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { onDeep } from '../../parts/ground.ts'
import { ownMarks } from '../../parts/own-marks.ts'
import { sectionsOf } from '../../parts/sections.tsx'
import { display, sans, typefaces } from './letters.ts'

const Details = styled.div`
  ${onDeep}
  padding: clamp(48px, 9cqi, 96px) 26px clamp(40px, 7cqi, 84px);
  text-align: center;
  font: 300 1.125rem/1.6 ${sans};
  --display-font: ${display};
  --text-font: ${sans};
  --label-font: ${sans};
  --field-lines: 0 0 1px;
  --field: color-mix(in srgb, var(--fill-accent) 9%, var(--deep));
  --field-ink: var(--on-deep);
  --field-soft: var(--on-fill-soft);
  --mark-radius: 0;
  --mark-line: var(--accent);
  --mark-shape: polygon(50% 0, 100% 50%, 50% 100%, 0 50%);
  --arrow: conic-gradient(from -45deg at 50% 100%, currentColor 90deg, #0000 0) right 9px center / 10px 5px no-repeat;
  --fold-shape: polygon(20% 0, 80% 50%, 20% 100%);
  ${ownMarks}
  /* The light weight is lost on gold. */
  [role='region'] label:has(> :checked[type='radio']) { font-weight: 400; -webkit-text-stroke: 0.3px; }
  [role='region'] select { font-weight: 300; }
  [role='region'] ::placeholder { font-weight: 300; color: color-mix(in srgb, var(--on-deep) 78%, var(--deep)); }
  /* Buttons step at the corners, as the frame does; the others have the headings' triple line. */
  [role='region'] button[type='submit'] {
    --a: calc(100% - 7px);
    letter-spacing: 0.12em;
    text-transform: uppercase;
    clip-path: polygon(
      7px 0, var(--a) 0, var(--a) 7px, 100% 7px, 100% var(--a), var(--a) var(--a),
      var(--a) 100%, 7px 100%, 7px var(--a), 0 var(--a), 0 7px, 7px 7px
    );
    &:focus-visible { clip-path: none; }
  }
  [role='region'] :is(fieldset:first-of-type > label, [aria-label^='Una persona']) {
    border: 3px double var(--accent);
    border-radius: 0;
  }
  > * { max-width: 46rem; margin-inline: auto; }
  > .pair { max-width: 66rem; }

  h2 {
    font: 400 clamp(1.75rem, 8cqi, 2.5rem)/1.15 ${display};
    letter-spacing: 0.1em;
    text-transform: uppercase;
    color: color-mix(in srgb, var(--accent) 76%, #fff);
    margin-bottom: 8px;
    -webkit-text-stroke: 0.7px;
  }
  section {
    position: relative;
    margin-top: clamp(36px, 7cqi, 56px);
    padding: 30px 18px 26px;
    border-top: 3px double var(--accent);
  }
  section::before {
    content: '';
    position: absolute;
    top: -13px;
    left: 50%;
    width: 18px;
    height: 18px;
    border: 1px solid var(--accent);
    background: var(--deep);
    box-shadow: inset 0 0 0 3px var(--deep), inset 0 0 0 10px var(--accent);
    transform: translateX(-50%) rotate(45deg);
  }
  /* So fine a face is lost on the dark without a little more weight. */
  .time, .value { -webkit-text-stroke: 0.5px; }
  .time { margin-top: 0.5rem; font: 400 1.75rem/1.3 ${display}; letter-spacing: 0.06em; }
  .venue { letter-spacing: 0.04em; }
  .prose { max-width: 32em; margin: 0.5rem auto 0; text-wrap: balance; }
  .map, .calendar a { color: var(--accent); letter-spacing: 0.06em; }
  .countdown { justify-content: center; gap: clamp(20px, 7cqi, 48px); }
  .value { font: 400 3rem/1 ${display}; color: var(--accent); }
  .unit { font-size: 0.875rem; letter-spacing: 0.16em; text-transform: uppercase; }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; margin-top: 1rem; }
  @container card (min-width: 1000px) { .pair h2 { font-size: 2rem; letter-spacing: 0.07em; white-space: nowrap; } }
  @container card (min-width: 760px) {
    --text-scale: 1.08;
    font-size: 1.3125rem;
    .time { font-size: 2.125rem; }
    .closing-words { font-size: 1.375rem; }
    .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 48px; }
    .pair section:last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
  /* The page ends in a frame, as it begins. */
  .closing {
    --inset: 0px;
    position: relative;
    isolation: isolate;
    margin-top: clamp(52px, 9cqi, 84px);
    padding: clamp(52px, 7cqi, 72px) 24px clamp(40px, 6cqi, 60px);
  }
  .closing-words { max-width: 30em; margin-inline: auto; font-size: 1.25rem; font-weight: 400; }
  .closing .sun { width: clamp(220px, 24cqi, 300px); height: auto; margin: 30px auto 16px; color: var(--accent); }
  .signature {
    font: 400 max(1rem, min(3rem, 9cqi, calc(72cqi / var(--ems)), calc(37rem / var(--ems))))/1.25 ${display};
    letter-spacing: 0.08em;
    text-transform: uppercase;
    color: color-mix(in srgb, var(--accent) 76%, #fff);
    -webkit-text-stroke: 0.024em;
  }
  .signature span { display: inline-block; }
  .colophon { margin-top: 30px; text-wrap: balance; font-size: 0.9375rem; letter-spacing: 0.06em; color: var(--ink-soft); }
  .colophon, .unit { font-weight: 400; }
  @media print { h2 { font-size: 1.75rem; } }
`

export function ArtDecoDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <Countdown date={date} still={still} />
      <Calendar />
      <div className="pair">
        {sectionsOf(card).map(({ key, title, content }) => (
          <section key={key}>
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
        uppercase
        tracking={0.08}
        ornament={
          <>
            <Frame>
              <i />
            </Frame>
            <Sunburst className="sun" />
          </>
        }
      />
    </Details>
  )
}
