import styled, { css } from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { grain } from '../ornaments/grain.ts'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { legalForm } from '../parts/legal-form.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { oneRow } from '../parts/one-row.ts'
import { mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { greatVibes } from '../typefaces/great-vibes.ts'
import { WatercolorDetails } from './watercolor/details.tsx'
import { brush, serif, typefaces } from './watercolor/letters.ts'
import {
  aside,
  asideFoot,
  behind,
  foot,
  laid,
  Paint,
  pigment,
  thinFoot,
  wide,
  wideFoot,
} from './watercolor/paint.tsx'
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

  ${pigment}
  .paint { z-index: -1; }
  /* The washes have the room that the words leave above and below. */
  .sky, .shore { flex: 1; align-self: stretch; min-height: 72px; mask: ${laid}; }
  .sky { margin: -40px -22px -8px; }
  /* It dries on the page below, whose words begin further down. */
  .shore { margin: 6px -22px -140px; padding-bottom: 100px; mask: ${foot}; }
  /* Few words leave white paper, not more paint. */
  @container card (max-width: 759px) {
    &:not([data-photo]) {
      .sky { mask-size: 100% min(100%, calc(var(--cover-height) * 0.2)); mask-repeat: no-repeat; }
      .shore { mask-size: 100% min(100%, calc(140px + var(--cover-height) * 0.2)); mask-position: 0 100%; mask-repeat: no-repeat; }
      .words { font-size: min(1.06em, 5cqi); }
      &:not([data-row]) .names { margin-block: calc(var(--cover-height) * 0.044); }
      &:not(:has(.joiner)) .names { font-size: min(31cqi, calc(86cqi / (var(--ems) + 0.24)), calc(var(--cover-height) * 0.25 / var(--lines))); }
      /* The larger the names, the longer their swashes. */
      &:not([data-row]) .joiner {
        margin-block: max(calc(1.2em - 38px), calc(var(--cover-height) * 0.015)) max(calc(2.4em - 76px), calc(var(--cover-height) * 0.029));
      }
      &[data-row] .joiner { margin-block: 0.2em 0.6em; }
    }
  }
  .words { position: relative; isolation: isolate; display: grid; justify-items: center; max-width: 100%; }
  .greeting { font-size: 1.2em; }
  .names {
    margin: clamp(16px, calc(var(--cover-height) * 0.03), 32px) 0 clamp(20px, calc(var(--cover-height) * 0.036), 38px);
    font: 400 min(24cqi, 9rem, calc(86cqi / var(--ems)), calc(var(--cover-height) * 0.22 / var(--lines)))/1.08 ${brush};
    /* Long names are small: their strokes are a little heavier. */
    -webkit-text-stroke: clamp(0px, calc(0.9px - 0.013em), 0.28px);
  }
  ${legalForm(serif)}
  .legal-form { margin-top: 0.9em; }
  .lead { margin-bottom: 1em; font: 400 calc(1.0625 * var(--em))/1.4 ${serif}; }
  /* Its tail is clear of the second name. */
  .joiner { margin: -0.22em 0 0.2em; font: 400 max(0.5em, 2.25rem)/1.2 ${brush}; color: var(--accent); }
  .name { padding: 0 0.12em; word-spacing: 0.1em; }
  .names[data-broad] .name { padding: 0; }
  .long-date { font-size: clamp(1rem, 5.1cqi, 1.125em); }
  .city { max-width: 20em; margin-top: 0.3em; }
  &[data-photo] {
    padding: calc(var(--cover-height) * 0.03) 20px calc(var(--cover-height) * 0.05);
    .sky, .shore { position: absolute; margin: 0; padding: 0; }
    .mount { position: relative; margin-bottom: calc(var(--cover-height) * 0.038); }
    /* It goes with the photo, and ends above the words. */
    .sky { inset: auto calc(50% - 50cqi) -20px; height: calc(var(--cover-height) * 0.56); mask: ${behind}; }
    /* Below the answer, however long the names are. */
    .shore { inset: auto 0 -100px; height: calc(100px + 11%); mask: ${thinFoot}; }
    .torn { z-index: 1; }
    .joiner { margin-block: -0.12em 0.26em; }
    .names {
      /* The capitals' tails hang far below their line. */
      margin-block: clamp(10px, calc(var(--cover-height) * 0.03), 28px) calc(0.28em + var(--cover-height) * 0.024);
      font-size: min(21cqi, 7rem, calc(84cqi / var(--ems)), calc(var(--cover-height) * 0.142 / var(--lines)));
    }
  }
  /* Its edge is far below the upper edge of the torn paper. */
  &[data-landscape] .sky { height: calc(var(--cover-height) * 0.5); }
  &[data-landscape] .names {
    font-size: min(23cqi, 7rem, calc(84cqi / var(--ems)), calc(var(--cover-height) * 0.19 / var(--lines)));
  }
  @container card (max-width: 759.9px) {
    /* The word between two names is a line too. */
    &[data-photo]:not([data-short]) .names:has(.joiner) { font-size: min(calc(84cqi / var(--ems)), calc(var(--cover-height) * 0.129 / var(--lines))); }
    &[data-landscape] .names:has(.joiner) { font-size: min(calc(84cqi / var(--ems)), calc(var(--cover-height) * 0.164 / var(--lines))); }
  }
  @container card (min-width: 760px) and (max-width: 899px) {
    /* What leads a name is a line more. */
    &[data-photo]:has(.lead) {
      .torn.torn { width: auto; height: calc(var(--cover-height) * 0.3); }
      .names.names { font-size: min(6rem, calc(84cqi / var(--ems)), calc(var(--cover-height) * 0.142 / var(--lines))); }
    }
    &[data-landscape]:not([data-short]) .names:has(.joiner) { font-size: min(calc(84cqi / var(--ems)), calc(var(--cover-height) * 0.14 / var(--lines))); }
  }
  /* Two short names stand in one line: below a photo, and on a wide card. */
  &[data-short][data-photo] { ${row} .names { font-size: min(24cqi, calc(86cqi / (var(--row) + 0.3))); } }
  &[data-short][data-photo] .names { margin-block: calc(var(--cover-height) * 0.03); }
  @container card (max-width: 359px) { padding-block: 92px 104px; .sky { margin-top: -92px; } .shore { margin-bottom: -244px; } }
  @container card (min-width: 760px) {
    font-size: calc(1.18 * var(--em));
    .sky, .shore { position: absolute; margin: 0; padding: 0; }
    .sky { inset: 0 0 auto; height: 36%; mask: ${wide}; }
    .shore { inset: auto 0 -36%; height: 72%; mask: ${wideFoot}; }
    .names { font-size: min(10.25rem, calc(58cqi / var(--ems)), calc(var(--cover-height) * 0.22 / var(--lines))); margin-block: calc(var(--cover-height) * 0.044) calc(var(--cover-height) * 0.06); }
    &:not(:has(.joiner)) .names {
      /* A first capital rises far above its line. */
      margin-block: calc(0.2em + var(--cover-height) * 0.022) calc(var(--cover-height) * 0.03);
      font-size: min(13rem, calc(62cqi / var(--ems)), calc(var(--cover-height) * 0.3 / max(1.31, var(--lines))));
    }
    &:not(:has(.joiner)) .names:has(.lead) { margin-top: calc(var(--cover-height) * 0.034); .lead { margin-bottom: 1.7em; } }
    /* The legal form is the name's. */
    .names.names:has(.legal-form) { margin-bottom: calc(var(--cover-height) * 0.052); .legal-form { margin-top: 0.5em; } }
    /* Three lines leave the washes above and below alone. */
    &:not([data-photo]) .words:has(.line + .line, .legal-form, .lead) { font-size: 0.94em; }
    .joiner { font-size: 0.6em; }
    .lead { font-size: calc(1.2 * var(--em)); }
    &[data-row]:not([data-photo]) {
      ${row}
      /* Swashes rise far above their line. */
      .names { margin-top: calc(0.3em + var(--cover-height) * 0.03); font-size: min(14rem, calc(70cqi / (var(--row) + 0.4)), calc(var(--cover-height) * 0.28)); }
    }
    .long-date { font-size: 1.25em; }
  }
  /* An upright tablet's sides are bare. */
  @container card (min-width: 760px) and (max-width: 899px) {
    &:not([data-photo], [data-row]) .names { font-size: min(calc(80cqi / var(--ems)), calc(var(--cover-height) * 0.2)); }
  }
  @container card (max-width: 899px) {
    /* Names of three lines need some of the photo's height. */
    &[data-photo]:not([data-short], [data-landscape]) .torn { height: min(calc(var(--cover-height) * 0.345), 103cqi); }
    &[data-photo]:not(:has(.joiner)) .names { margin-top: calc(0.16em + var(--cover-height) * 0.02); }
  }
  /* An upright tablet has no room for words beside a photo. */
  @container card (min-width: 900px) {
    &[data-photo] {
      flex-direction: row;
      gap: clamp(40px, 4.6cqi, 80px);
      padding: 40px clamp(56px, 6cqi, 110px) 40px clamp(48px, 5cqi, 96px);
      /* The photo keeps its place on its wash, however short the names. */
      .words { flex: 1; }
      .mount { position: static; margin: 0; }
      .sky { inset: 0 0 auto; height: 42%; mask: ${aside}; }
      .shore { inset: auto 0 -36%; height: 72%; mask: ${asideFoot}; }
      .joiner { margin-block: -0.12em 0.3em; font-size: max(0.72em, 2.5rem); }
      &[data-short] .joiner { margin-block: 0; font-size: 0.62em; }
      .names {
        margin-block: calc(var(--cover-height) * 0.024) calc(var(--cover-height) * 0.046);
        font-size: min(9.5rem, calc(39cqi / var(--ems)), calc(var(--cover-height) * 0.25 / max(1.9, var(--lines))));
      }
    }
    &[data-landscape] {
      gap: clamp(28px, 3cqi, 64px);
      /* The photo stands lower, and so does the edge behind it. */
      .sky { height: calc(var(--cover-height) * 1.13 - min(37.3cqi, var(--cover-height) * 0.787) + 24px); }
      padding-inline: clamp(40px, 4cqi, 80px) clamp(40px, 3.8cqi, 80px);
      .names { font-size: min(9rem, calc(41cqi / var(--ems)), calc(var(--cover-height) * 0.24 / var(--lines))); }
    }
    &[data-short][data-photo] .names { margin-block: calc(var(--cover-height) * 0.06); font-size: min(9rem, calc(42cqi / (var(--row) + 0.4))); }
    &[data-short][data-landscape] .names { font-size: min(9rem, calc(46cqi / (var(--row) + 0.4))); }
    /* A title's first capital rises far above its line. */
    &[data-photo]:not(:has(.joiner)) .names { margin-top: calc(0.22em + var(--cover-height) * 0.024); }
    &[data-photo] .names:has(.lead) { margin-top: calc(var(--cover-height) * 0.03); .lead { margin-bottom: 1.6em; } }
    /* One name is short: a standing photo beside it is further from the page's edge. */
    &[data-photo]:not(:has(.joiner, .line + .line), [data-landscape]) { padding-left: clamp(64px, 7.2cqi, 150px); }
    /* It leads the words beside so large a photo. */
    &[data-photo]:not(:has(.joiner, .line + .line)) .names.names { font-size: min(13rem, calc(44cqi / var(--ems)), calc(var(--cover-height) * 0.23)); }
  }
  @media print {
    overflow: hidden;
    /* Whole on the sheet: the places follow below it. */
    .shore { bottom: 0; height: 20%; }
    &[data-photo] .torn { height: 56mm; }
  }
`
/** Two names that are wider together, in em, have a line each on a desktop too; on a phone the shortest share one. */
const longestRow = 8
const isShort = (names: FormatProps['names']) =>
  ([4.8, 6.6] as const).find((longest) => 'data-row' in oneRow(names, greatVibes, longest))

function WatercolorCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover {...mounted(card)} {...oneRow(names, greatVibes, longestRow)} data-short={isShort(names)}>
      {!card.coverImageUrl && <Paint className="sky" />}
      {card.coverImageUrl && (
        <div className="mount">
          <Paint className="sky" />
          <Torn className="torn">
            <div className="rim" />
            <div className="window">
              <MountedPhoto card={card} still={still} share={[69, 39]} broad={[90, 46]} />
            </div>
          </Torn>
        </div>
      )}
      <div className="words">
        {greeting && <p className="greeting">{greeting}</p>}
        <p className="honour">{alone ? 'ven' : 'venid'} a celebrarlo con nosotros</p>
        <Names broad names={names} typeface={greatVibes} formBelow />
        <LongDate date={date} />
        {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
      </div>
      <Paint className="shore" />
    </Cover>
  )
}

export default {
  typefaces,
  Cover: WatercolorCover,
  Details: WatercolorDetails,
} satisfies FormatDesign
