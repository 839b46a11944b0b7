import { useId } from 'react'
import styled from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { Azulejo } from '../ornaments/azulejo.tsx'
import { Bough, Lemons } from '../ornaments/lemons.tsx'
import { Sea } from '../ornaments/sea.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { oneRow } from '../parts/one-row.ts'
import { whileOpening } from '../parts/opening.ts'
import { mounted, withPhoto } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { alegreya } from '../typefaces/alegreya.ts'
import { besidePhoto } from './mediterranean/beside-photo.ts'
import { MediterraneanDetails } from './mediterranean/details.tsx'
import { sans, serif, typefaces } from './mediterranean/letters.ts'
import { onPlaque } from './mediterranean/on-plaque.ts'
import { unveil, wall } from './mediterranean/wall.ts'

/** A tiled wall and, in it, a window under an arch: with the sea in it, or the photo, its words then on a glazed plaque. */
const Cover = styled.header<ReturnType<typeof mounted>>`
  ${coverBase}
  --crowded: 0.62;
  --side: clamp(26px, 8cqi, 64px);
  --glaze: #fffdf8;
  --answer-link-fill: var(--glazed);
  --answer-link-line: var(--glazed);
  --answer-link-ink: var(--on-deep);
  --answer-link-radius: 6px;
  --rim: 0 0 0 7px var(--glaze), 0 0 0 9px var(--deep);
  align-items: center;
  padding: var(--side) var(--side) 0;
  text-align: center;
  font: 400 calc(1.125 * var(--em))/1.45 ${sans};
  ${wall}
  .window {
    position: relative;
    isolation: isolate;
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    width: 100%;
    max-width: 740px;
    overflow: hidden;
    border: 5px solid var(--deep);
    border-bottom: 0;
    border-radius: 50cqi 50cqi 0 0;
    background: linear-gradient(color-mix(in srgb, var(--tone) 9%, var(--glaze)), var(--glaze) 60%);
    box-shadow: var(--rim);
  }
  &:not([data-photo]) .sill { order: 1; }
  .sill {
    position: relative;
    flex: none;
    width: calc(100% + 32px);
    max-width: 792px;
    height: 24px;
    background: linear-gradient(var(--glaze) 70%, color-mix(in srgb, var(--deep) 16%, var(--glaze)));
    border: 2px solid var(--deep);
    border-bottom-width: 5px;
  }
  .lemons {
    flex: none;
    width: min(76cqi, 440px, var(--cover-height) * 0.46);
    height: auto;
    margin-top: clamp(24px, 9cqi, 52px);
  }
  /* The words have their place before sea and sill arrive, which come after them. */
  --sea: clamp(70px, calc(var(--cover-height) * 0.36 - 126px), 180px);
  &:not([data-photo]) .window { padding-bottom: var(--sea); }
  .sea {
    position: absolute;
    bottom: 0;
    width: 100%;
    height: var(--sea);
    stroke: color-mix(in srgb, var(--deep) 60%, #1d5a73);
  }
  .sea .water { fill: color-mix(in srgb, var(--deep) 18%, #3f8aa3); stroke-width: 0.5; }
  .sea .foam { stroke: #fff; }
  .sea .sail { fill: #fff; stroke-width: 1; }
  /* What height is left lies evenly around the names and the answer. */
  .words { flex: 1; display: flex; flex-direction: column; align-items: center; padding: 10px 8px 12px; }
  .words > :first-child, .words::after { content: ''; margin-top: auto; }
  .names { margin-block: auto; }
  .greeting { font-size: 1.15em; }
  .names {
    padding-block: clamp(8px, 2.6cqi, 12px);
    color: var(--ink);
    font:
      500 min(
        var(--most, 15cqi),
        6rem,
        min(75cqi, 100cqi - 84px) / var(--ems),
        34rem / var(--ems),
        var(--cover-height) * 0.185 / max(2, var(--lines))
      )/1.04 ${serif};
    letter-spacing: -0.01em;
  }
  /* A title has no word between two people that wants height. */
  .names:not(:has(.joiner)) { --most: 21cqi; }
  .names:has(.joiner) { --most: 13.4cqi; }
  .lead { margin-bottom: 0.4em; font: 400 calc(1.3 * var(--em))/1.3 ${sans}; letter-spacing: 0; }
  /* Its tail is as far from the second name as its arms from the first. */
  .joiner { position: relative; top: -0.14em; font: 500 max(0.84em, 2rem)/1.3 ${serif}; color: var(--accent); }
  /* Two short names stand in one line. */
  &[data-row] {
    .line { display: inline; }
    .line::after { content: ' '; }
    .joiner { display: inline; top: 0; margin: 0 0.32em 0 0.08em; font-size: 0.76em; line-height: 1; }
    .names {
      font-size: min(19cqi, 71cqi / var(--row), 36rem / var(--row), var(--cover-height) * 0.13);
    }
  }
  .long-date { font-weight: 500; font-size: 1.1em; word-spacing: 0.08em; }
  .city { max-width: 18em; margin-top: 0.35em; color: var(--ink-soft); }
  /* An inner line, as the plaque has. */
  .answer-link {
    box-shadow: inset 0 0 0 3px var(--glazed), inset 0 0 0 4px color-mix(in srgb, var(--glaze) 60%, var(--glazed));
  }
  .until { word-spacing: 0.12em; }
  ${withPhoto(onPlaque)}
  @container card (min-width: 760px) {
    padding-top: 34px;
    font-size: min(1.2 * var(--em), var(--cover-height) * 0.0275);
    .lemons { margin-top: 4px; }
    .joiner { font-size: max(0.66em, 2.5rem); line-height: 1.5; }
    --sea: calc(var(--cover-height) * 0.11);
    /* Beside the answer, not under it. */
    .sail { translate: -160px; }
    .names {
      font-size: min(9rem, 40rem / var(--ems), var(--cover-height) * 0.24 / max(1.5, var(--lines)));
    }
    &:has(.joiner):not([data-photo]) .names { font-size: min(7rem, 40rem / var(--ems), var(--cover-height) * 0.2 / max(2, var(--lines))); }
    &[data-row]:not([data-photo]) .names {
      font-size: min(9rem, 38rem / var(--row), var(--cover-height) * 0.15);
    }
  }
  ${withPhoto(besidePhoto)}
  @media print {
    &&, &&[data-photo] { display: flex; padding: 9mm 12mm 0; }
    .lemons { width: 44mm; margin-top: 6mm; }
    --sea: 16mm;
    &&[data-photo] .window { flex: 1; width: 84mm; min-height: 0; }
    &&[data-landscape] {
      .window { flex: none; width: 74mm; }
      .names { margin-block: 2mm; font-size: min(calc(92mm / var(--ems)), calc(28mm / max(2, var(--lines)))); }
    }
    .plaque { max-width: none; margin: 5mm 0; padding: 2mm; }
    .plaque .lemons { display: none; }
  }
  ${whileOpening(unveil)}
`
/** Two names that are wider together, in em, have a line each. Beside a photo one line leaves it its height. */
const longestRow = { alone: 6.8, withPhoto: 7.5 }

function MediterraneanCover({ card, names, date, greeting, alone, still }: FormatProps) {
  const branch = useId()
  const row = oneRow(names, alegreya, longestRow[card.coverImageUrl ? 'withPhoto' : 'alone'])
  const words = (
    <div className="words">
      {greeting && <p className="greeting">{greeting}</p>}
      <p className="honour">{alone ? 'Te' : 'Os'} esperamos con la mesa puesta</p>
      <Names broad names={names} typeface={alegreya} />
      <LongDate date={date} />
      {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
      <AnswerLink card={card} still={still} />
    </div>
  )
  const photo = mounted(card)
  const broad = photo['data-landscape'] === ''
  if (card.coverImageUrl)
    return (
      <Cover {...photo} {...row}>
        <Azulejo className="wall" />
        <div className="window">
          {broad && <Azulejo className="tympanum" size={96} />}
          <MountedPhoto card={card} still={still} share={[83, 46]} broad={[94, 54]} />
        </div>
        <div className="sill" />
        <div className="plaque">
          <Lemons className="lemons" />
          {words}
          <Sea />
        </div>
      </Cover>
    )
  return (
    <Cover {...row}>
      <Azulejo className="wall" />
      <Bough of={branch} />
      <Bough of={branch} />
      <div className="sill" />
      <div className="window">
        <Lemons className="lemons" id={branch} />
        {words}
        <Sea />
      </div>
    </Cover>
  )
}

export default {
  typefaces,
  Cover: MediterraneanCover,
  Details: MediterraneanDetails,
} satisfies FormatDesign
