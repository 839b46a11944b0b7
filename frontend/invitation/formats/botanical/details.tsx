import styled from 'styled-components'
import type { DetailsProps } from '../../format.ts'
import { Branch } from '../../ornaments/branch.tsx'
import { Sprays } from '../../ornaments/sprays.tsx'
import { Calendar } from '../../parts/calendar.tsx'
import { Closing } from '../../parts/closing.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { ownMarks } from '../../parts/own-marks.ts'
import { sectionsOf } from '../../parts/sections.tsx'
import { italic, roman, typefaces } from './letters.ts'

const leafShape = 'polygon(0 100%, 3% 58%, 22% 24%, 56% 4%, 100% 0, 97% 42%, 78% 76%, 44% 96%)'

const Details = styled.div`
  position: relative;
  max-width: 60rem;
  margin: 0 auto;
  padding: clamp(36px, 8cqi, 88px) 30px clamp(104px, 14cqi, 170px);
  font: 400 1.125rem/1.55 ${roman};
  --text-scale: 1.06;
  --display-font: ${italic};
  --text-font: ${roman};
  --field-lines: 0 0 1px;
  --field: transparent;
  --label-font: ${roman};
  --button-radius: 0 24px;
  --mark-line: var(--ornament-deep);
  --mark-radius: 0 9px;
  --mark-shape: ${leafShape};
  ${ownMarks}

  .when { text-align: center; padding-bottom: clamp(36px, 7cqi, 64px); }
  .countdown { justify-content: center; gap: 0; }
  .figure { padding: 0 clamp(16px, 5cqi, 34px); }
  .figure + .figure { border-left: 1px solid var(--hairline); }
  .value { font: italic 400 2.75rem/1 ${italic}; }
  .unit { color: var(--ink-soft); }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; margin-top: 1rem; }
  .map, .calendar a { color: var(--accent); }
  section { position: relative; padding: 0 0 clamp(40px, 7cqi, 60px) 62px; }
  section > svg {
    position: absolute;
    left: 0;
    top: 2px;
    width: 40px;
    height: auto;
    overflow: visible;
    fill: none;
    stroke: var(--ornament-deep);
    stroke-width: 1.4;
    .leaf { fill: color-mix(in srgb, var(--ornament) 34%, transparent); }
  }
  h2 { font: italic 400 2rem/1.1 ${italic}; }
  .time { margin-top: 0.3rem; }
  .venue { font-size: 1.1875rem; text-wrap: pretty; }
  .prose { max-width: 32em; margin-top: 0.3rem; }
  .closing { margin-top: clamp(56px, 10cqi, 100px); text-align: center; }
  .closing > svg {
    width: min(74cqi, 330px);
    height: auto;
    margin: 20px auto 14px;
    overflow: visible;
    fill: none;
    stroke: var(--ornament-deep);
    stroke-width: 1.2;
    .leaf { fill: color-mix(in srgb, var(--ornament) 34%, transparent); }
    .fruit { fill: color-mix(in srgb, var(--ornament-deep) 55%, transparent); }
  }
  .closing-words { max-width: 24em; margin-inline: auto; font: italic 400 1.625rem/1.35 ${italic}; }
  .signature { font: italic 400 clamp(2.25rem, 9cqi, 3.25rem)/1.1 ${italic}; }
  /* The answer under a leaf, its buttons cut like one. */
  [role='region'] h2 { font-size: 2.5rem; }
  [role='region'] h2::before {
    content: '';
    display: block;
    width: 22px;
    height: 22px;
    margin: 0 auto 12px;
    background: var(--ornament-deep);
    clip-path: ${leafShape};
    rotate: -45deg;
  }
  [role='region'] fieldset:first-of-type > label { border-radius: 0 22px; border-color: var(--ornament-deep); }
  [role='region'] [aria-label^='Una persona'] { border-radius: 0 18px; border-color: var(--ornament-deep); }
  /* The page ends in the twigs with which its cover does. */
  > .sprays {
    --strip: min(44cqi, 190px);
    z-index: 0;
    bottom: 10px;
    height: var(--strip);
    width: auto;
    aspect-ratio: 480 / 258;
    pointer-events: none;
    .climbing, > g:last-child, .behind > :nth-child(2) { display: none; }
  }
  .corner { right: calc(50% - 50cqi - 8px); transform: rotate(180deg); }
  .colophon { margin-top: 1.4rem; text-wrap: balance; font-size: 1rem; letter-spacing: 0.04em; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    max-width: 66rem;
    > .sprays { --strip: min(24cqi, 340px); stroke-width: 0.85; .behind > :nth-child(2), > g:last-child { display: inline; } }
    font-size: 1.3125rem;
    h2 { font-size: 2.5rem; }
    .venue { font-size: 1.375rem; }
    .closing-words { font-size: 1.875rem; }
    .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 0 56px; }
  }
`

const sprigStem = [
  [20, 78],
  [22, 54],
  [18, 30],
  [24, 4],
] as const

const closingStem = [
  [6, 30],
  [90, 4],
  [200, 50],
  [318, 20],
] as const

export function BotanicalDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <div className="when">
        <Countdown date={date} still={still} />
        <Calendar />
      </div>
      <div className="grid">
        {sectionsOf(card).map(({ key, title, content }, index) => (
          <section key={key}>
            <svg viewBox="0 0 44 80" aria-hidden="true">
              <Branch
                kind={index % 2 ? 'olive' : 'laurel'}
                leaves={5}
                scale={index % 2 ? 0.42 : 0.6}
                stem={sprigStem}
              />
            </svg>
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
          <svg viewBox="0 0 330 56" aria-hidden="true">
            <Branch kind="olive" leaves={13} scale={0.5} stem={closingStem} />
          </svg>
        }
      />
      <Sprays className="corner no-print" first="eucalyptus" second="olive" />
    </Details>
  )
}
