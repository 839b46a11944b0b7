import styled, { css } from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { grain } from '../ornaments/grain.ts'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { oneRow } from '../parts/one-row.ts'
import { mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { greatVibes } from '../typefaces/great-vibes.ts'
import { WatercolorDetails } from './watercolor/details.tsx'
import { brush, legalForm, serif, typefaces } from './watercolor/letters.ts'
import { Paint, pigment } from './watercolor/paint.tsx'
import { Torn } from './watercolor/torn.tsx'

const row = css`
  .names { white-space: nowrap; }
  .line { display: inline; }
  .line::after { content: ' '; }
  .joiner { display: inline; margin: 0 0.3em 0 0.1em; font-size: 0.62em; }
`

const Cover = styled.header`
  ${coverBase}
  --answer-link-fill: #fffefc;
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ink);
  --answer-link-radius: 28px;
  align-items: center;
  justify-content: center;
  padding: 40px 22px;
  /* The washes run on into the page below, whose words begin further down. */
  overflow-x: clip;
  z-index: 1;
  text-align: center;
  background: ${grain(0.07)}, #fffefc;
  font: 400 var(--em)/1.65 ${serif};

  /* Two paints that a painter would lay side by side: the couple's own, and its cooler neighbour. */
  --warm: color-mix(in srgb, var(--secondary) 82%, #f3c9a8);
  --cool: color-mix(in srgb, var(--primary) 30%, #a9c0cf);
  ${pigment}
  .paint { position: absolute; z-index: -1; }
  .sky { top: -25%; right: -46%; width: 140%; height: 48%; }
  /* The painting ends as it began, turned around: paint at the foot, below the button. */
  .shore { bottom: -18%; left: -56%; width: 150%; height: 36%; rotate: 180deg; }
  /* So thin that words stay as clear on it as beside it; it holds all of them, and the button. */
  .bloom { top: -36%; left: 50%; width: max(190%, 168cqi); height: 172%; translate: -50%; opacity: 0.5; }
  .words { position: relative; isolation: isolate; display: grid; justify-items: center; max-width: 100%; }
  .greeting { font-size: 1.2em; }
  .names {
    margin: clamp(16px, calc(var(--cover-height) * 0.03), 32px) 0 clamp(20px, calc(var(--cover-height) * 0.036), 38px);
    font: 400 min(24cqi, 9rem, calc(83cqi / var(--ems)), calc(var(--cover-height) * 0.22 / var(--lines)))/1.08 ${brush};
    /* Long names are small: their strokes are a little heavier. */
    -webkit-text-stroke: clamp(0px, calc(0.9px - 0.011em), 0.4px);
  }
  .legal-form { font: 400 ${legalForm.size}em/1 ${serif}; -webkit-text-stroke: 0; }
  .lead { margin-bottom: 0.7em; font: 400 calc(1.0625 * var(--em))/1.4 ${serif}; }
  /* Its tail is clear of the second name. */
  .joiner { margin: -0.22em 0 0.2em; font: 400 max(0.5em, 2.25rem)/1.2 ${brush}; color: var(--accent); }
  .name { padding: 0 0.12em; word-spacing: 0.1em; }
  .names[data-broad] .name { padding: 0; }
  .long-date { font-size: 1.125em; }
  .city { max-width: 20em; margin-top: 0.3em; }
  &[data-photo] {
    padding: calc(var(--cover-height) * 0.035) 20px calc(var(--cover-height) * 0.05);
    .sky { top: -12%; right: -36%; width: 150%; height: 66%; }
    .shore { bottom: -14%; height: 26%; }
    .torn { z-index: 1; }
    /* One wash behind the photo and one at the foot are enough. */
    .bloom { display: none; }
    .joiner { margin-bottom: 0.05em; }
    .names {
      margin-block: clamp(8px, calc(var(--cover-height) * 0.016), 18px);
      font-size: min(21cqi, 7rem, calc(84cqi / var(--ems)), calc(var(--cover-height) * 0.165 / var(--lines)));
    }
  }
  &[data-landscape] .names {
    font-size: min(23cqi, 7rem, calc(84cqi / var(--ems)), calc(var(--cover-height) * 0.2 / var(--lines)));
  }
  /* Two short names stand in one line: below a photo, and on a wide card. */
  &[data-row][data-photo] { ${row} .names { font-size: min(24cqi, calc(86cqi / (var(--row) + 0.3))); } }
  &[data-row][data-photo] .names { margin-block: calc(var(--cover-height) * 0.03); }
  @container card (max-width: 359px) { padding-block: 92px 104px; .sky { height: 40%; } .shore { height: 34%; } }
  @media screen and (max-width: 759px) and (max-height: 639px) { &:not([data-photo]) .sky { height: 40%; } }
  @container card (min-width: 760px) {
    font-size: calc(1.125 * var(--em));
    /* They stay in their corners, clear of the widest names and of the date's column. */
    .sky { top: -47%; right: -23%; width: 62%; height: 98%; }
    .shore { bottom: -40%; left: -23%; width: 62%; height: 86%; }
    .bloom { width: max(190%, 88cqi); }
    .names { font-size: min(10.25rem, calc(62cqi / var(--ems)), calc(var(--cover-height) * 0.33 / var(--lines))); }
    .joiner { font-size: 0.6em; }
    &[data-row]:not([data-photo]) {
      ${row}
      .names { font-size: min(12rem, calc(62cqi / (var(--row) + 0.4)), calc(var(--cover-height) * 0.26)); }
    }
    .long-date { font-size: 1.25em; }
    &[data-photo] {
      flex-direction: row;
      gap: clamp(40px, 6cqi, 100px);
      padding: 40px clamp(56px, 6cqi, 110px);
      /* The photo keeps its place on its wash, however short the names. */
      .words { flex: 1; }
      .sky { top: -20%; left: -18%; right: auto; width: 84%; height: 140%; }
      .joiner { margin-bottom: 0.2em; }
      .shore { bottom: -60%; left: auto; right: -30%; width: 66%; height: 84%; }
      .names {
        margin-block: calc(var(--cover-height) * 0.024) calc(var(--cover-height) * 0.046);
        font-size: min(8rem, calc(42cqi / var(--ems)), calc(var(--cover-height) * 0.36 / var(--lines)));
      }
    }
    &[data-landscape] {
      gap: clamp(28px, 4cqi, 64px);
      padding-inline: clamp(36px, 4cqi, 72px);
      .names { font-size: min(8rem, calc(35cqi / var(--ems)), calc(var(--cover-height) * 0.36 / var(--lines))); }
    }
    &[data-row][data-photo] .names { font-size: min(9rem, calc(37cqi / (var(--row) + 0.4))); }
  }
  @media print {
    overflow: hidden;
    .sky { height: 38%; }
    /* Whole on the sheet: the places follow below it. */
    .shore { bottom: 0; height: 20%; }
    &[data-photo] .torn { height: 56mm; }
  }
`
/** Two names that are wider together, in em, have a line each on a desktop too. */
const longestRow = 5.5

function WatercolorCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover {...mounted(card)} {...oneRow(names, greatVibes, longestRow)}>
      <Paint className="sky" shape="cloud" />
      <Paint className="shore" shape="cloud" />
      {card.coverImageUrl && (
        <Torn className="torn">
          <div className="rim" />
          <div className="window">
            <MountedPhoto card={card} still={still} share={[69, 39]} broad={[90, 50]} />
          </div>
        </Torn>
      )}
      <div className="words">
        <Paint
          className="bloom"
          shape="bloom"
          colours={['var(--warm)', 'color-mix(in srgb, var(--warm) 65%, var(--cool))']}
        />
        {greeting && <p className="greeting">{greeting}</p>}
        <p>{alone ? 'ven' : 'venid'} a celebrarlo con nosotros</p>
        <Names broad names={names} typeface={greatVibes} legalForm={legalForm} />
        <LongDate date={date} />
        {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
      </div>
    </Cover>
  )
}

export default {
  typefaces,
  Cover: WatercolorCover,
  Details: WatercolorDetails,
} satisfies FormatDesign
