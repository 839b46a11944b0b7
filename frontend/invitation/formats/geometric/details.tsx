import styled from 'styled-components'
import type { DetailsProps } from '../../format.ts'
import { GlassRoof } from '../../ornaments/glass.tsx'
import { Calendar } from '../../parts/calendar.tsx'
import { Closing } from '../../parts/closing.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { ownMarks } from '../../parts/own-marks.ts'
import { type Section, sectionsOf } from '../../parts/sections.tsx'
import { cutEnds, display, glassInk, sans, typefaces } from './stationery.ts'

const lozenge = 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)'

/** The day's two places share a glass house; what else there is stands free below it, the answer in a house again. */
const Details = styled.div`
  --line: var(--ornament-deep);
  padding: clamp(36px, 8cqi, 80px) clamp(16px, 4.4cqi, 24px) clamp(64px, 10cqi, 104px);
  background: var(--paper);
  text-align: center;
  font: 400 1.0625rem/1.6 ${sans};
  --display-font: ${display};
  --text-font: ${sans};
  --label-font: ${sans};
  --field-lines: 0 0 1px;
  --field: transparent;
  --mark-radius: 0;
  --mark-line: var(--line);
  --mark-shape: ${lozenge};
  ${ownMarks}
  ${glassInk}
  > * { max-width: 62rem; margin-inline: auto; }

  h2 { font: 400 2.125rem/1.15 ${display}; -webkit-text-stroke: 0.014em; }
  h2::after {
    content: '';
    display: block;
    width: 9px;
    height: 14px;
    margin: 10px auto 8px;
    background: var(--line);
    clip-path: ${lozenge};
  }
  .roof { width: 100%; height: auto; color: var(--line); }
  .foot { scale: -1; }
  .broad { display: none; }
  .house { max-width: 30rem; margin: clamp(56px, 9cqi, 84px) auto 0; }
  .rooms {
    display: grid;
    border: solid var(--line);
    border-width: 0 1.8px;
    box-shadow: inset 11px 0 0 -1px color-mix(in srgb, var(--ornament) 24%, var(--paper)),
      inset -11px 0 0 -1px color-mix(in srgb, var(--ornament) 24%, var(--paper));
  }
  .rooms section { padding: 18px clamp(24px, 7cqi, 44px); }
  .rooms section + section { margin-top: 6px; padding-top: 26px; }
  .time { font-size: 1.375rem; line-height: 1.5; }
  .map, .calendar a { color: var(--accent); }
  .free {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 44px 20px;
    margin-top: clamp(48px, 8cqi, 72px);
  }
  .free section { flex: 1 1 13rem; max-width: 17rem; }
  .free .prose { text-wrap: balance; }
  .free h2 { font-size: 1.75rem; }
  .free + [role='region'] { margin-top: 88px; }

  .countdown { justify-content: center; gap: 0; }
  .figure {
    display: grid;
    align-content: center;
    width: 108px;
    height: 122px;
    margin: 0 -3px;
    background: var(--line);
    clip-path: polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%);
    position: relative;
    isolation: isolate;
  }
  .figure::before { content: ''; position: absolute; z-index: -1; inset: 1.4px; background: var(--paper); clip-path: inherit; }
  .figure:nth-of-type(even)::before { background: color-mix(in srgb, var(--ornament) 20%, var(--paper)); }
  .value { font: 400 2.125rem/1 ${display}; -webkit-text-stroke: 0.016em; }
  .unit { font-size: 1rem; line-height: 1.4; }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; margin-top: 1rem; }

  [role='region'] {
    --slope: 48px;
    position: relative;
    padding: calc(var(--slope) + 30px) clamp(18px, 5cqi, 40px) 36px;
    background:
      linear-gradient(var(--line), var(--line)) 0 100% / 1.8px calc(100% - var(--slope)) no-repeat,
      linear-gradient(var(--line), var(--line)) 100% 100% / 1.8px calc(100% - var(--slope)) no-repeat,
      linear-gradient(var(--line), var(--line)) 0 100% / 100% 1.8px no-repeat;
  }
  [role='region']::before, [role='region']::after {
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    width: 50%;
    height: var(--slope);
    background:
      linear-gradient(
        to bottom right,
        transparent calc(50% - 1px),
        var(--line) calc(50% - 0.8px) calc(50% + 0.8px),
        color-mix(in srgb, var(--ornament) 16%, var(--paper)) calc(50% + 1px)
      );
  }
  [role='region']::after { left: auto; right: 0; transform: scaleX(-1); }
  [role='region'] fieldset:first-of-type > label {
    ${cutEnds('var(--line)', 'var(--paper)')}
    &:has(:checked)::before { background: var(--fill); }
  }
  /* The question in two lines beside its figures. */
  [role='region'] [for='seats'] { flex-basis: 7em; font-size: 0.95em; }
  [role='region'] #seats { width: 40px; padding-inline: 2px; }
  [role='region'] ::placeholder { font-weight: 300; }
  [role='region'] [aria-label^='Una persona'] { ${cutEnds('var(--line)', 'var(--paper)', '12px')} }
  [role='region'] button[type='submit'] { ${cutEnds('var(--fill)', 'var(--fill)', '20px')} }
  [role='region'] button[type='submit']:disabled { ${cutEnds('var(--line)', 'var(--paper)', '20px')} }
  .answer-bar .answer-link { ${cutEnds('var(--fill)', 'var(--fill)', '18px')} }

  .closing { margin-top: clamp(56px, 9cqi, 88px); }
  .closing-words { max-width: 28em; margin-inline: auto; font-size: 1.25rem; }
  .end { width: 220px; height: auto; margin: 48px auto 14px; color: var(--line); }
  .signature {
    font: 400 min(clamp(2.125rem, 9cqi, 3.25rem), calc(84cqi / var(--ems)))/1.2 ${display};
    -webkit-text-stroke: 0.014em;
  }
  .signature span { display: inline-block; }
  .colophon { margin-top: 26px; font-size: 1rem; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    font-size: 1.25rem;
    h2 { font-size: 2.5rem; }
    .free h2 { font-size: 2.125rem; }
    .closing-words { font-size: 1.5rem; }
    .house { max-width: 58rem; }
    .house.both {
      .broad { display: block; }
      .slim { display: none; }
      .rooms { grid-template-columns: 1fr 1fr; }
      .rooms section { padding-block: 22px; }
      .rooms section + section { margin: 0; border-left: 1px solid var(--line); }
    }
    .house:not(.both) { max-width: 34rem; }
    .free { gap: 52px 8%; }
    .free section { flex: 0 1 40%; max-width: none; }
  }
  @media print {
    .roof { display: none; }
    h2::after { margin-block: 4px; }
    .house, .free { margin-top: 0; }
    .rooms { border: 0; box-shadow: none; }
    .rooms section { padding: 0; }
    && .rooms section + section { margin: 0; padding-top: 0; }
  }
`

const isPlace = ({ key }: Section) => key === 'ceremony' || key === 'reception'

export function GeometricDetails({ card, names, date, still, children }: DetailsProps) {
  const sections = sectionsOf(card)
  const places = sections.filter(isPlace)
  const others = sections.filter((section) => !isPlace(section))
  return (
    <Details>
      <Countdown date={date} still={still} />
      <Calendar />
      {places.length > 0 && (
        <div className={places.length === 2 ? 'house both' : 'house'}>
          <GlassRoof shape="narrow" className="roof slim" />
          <GlassRoof shape="wide" className="roof broad" />
          <div className="rooms pair">{places.map(shown)}</div>
          <GlassRoof shape="narrow" className="roof foot slim" />
          <GlassRoof shape="wide" className="roof foot broad" />
        </div>
      )}
      {others.length > 0 && <div className="free">{others.map(shown)}</div>}
      {children}
      <Closing
        card={card}
        names={names}
        typefaces={typefaces}
        ornament={<GlassRoof shape="narrow" className="end" />}
      />
    </Details>
  )
}

const shown = ({ key, title, content }: Section) => (
  <section key={key}>
    <h2>{title}</h2>
    {content}
  </section>
)
