import styled from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { Cameo } from '../ornaments/cameo.tsx'
import { Corner } from '../ornaments/corner.tsx'
import { Fleuron } from '../ornaments/fleuron.tsx'
import { grain } from '../ornaments/grain.ts'
import { Ribbon } from '../ornaments/ribbon.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { oneRow } from '../parts/one-row.ts'
import { landscapeFocus, mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { imFellEnglish } from '../typefaces/im-fell-english.ts'
import { besidePhoto } from './vintage/beside-photo.ts'
import { VintageDetails } from './vintage/details.tsx'
import { caps, fell, typefaces } from './vintage/type.ts'

const Corners = styled.div`
  position: absolute;
  z-index: -1;
  /* The corners are drawn 120 units wide. Their rules run all the way round instead, in one piece. */
  --u: calc(clamp(84px, 25cqi, 156px) / 120);
  inset: clamp(12px, 3cqi, 26px);
  color: var(--ornament-deep);
  pointer-events: none;
  &::before, &::after {
    content: '';
    position: absolute;
    border: solid currentColor;
    border-radius: calc(31 * var(--u));
  }
  &::before { inset: calc(2.8 * var(--u)); border-width: calc(2.4 * var(--u)); }
  &::after { inset: calc(10.5 * var(--u)); border-width: 1px; }
  @container card (min-width: 760px) { --u: calc(clamp(156px, 14.5cqi, 230px) / 120); }
  svg { position: absolute; width: calc(120 * var(--u)); height: auto; }
  svg path:nth-of-type(-n + 2) { display: none; }
  svg:nth-of-type(2) { right: 0; transform: scaleX(-1); }
  svg:nth-of-type(3) { bottom: 0; transform: scaleY(-1); }
  svg:nth-of-type(4) { right: 0; bottom: 0; transform: scale(-1); }
`
const Cover = styled.header`
  ${coverBase}
  align-items: center;
  /* The words have what the printer's flowers above and below leave, and share out what is over. */
  padding: clamp(88px, calc(var(--cover-height) * 0.125), 150px) 20px;
  text-align: center;
  background: ${grain(0.3)}, var(--wash);
  /* Of a tint that the grain's darkening of the paper leaves readable. */
  --ink: color-mix(in srgb, var(--on-wash) 68%, #000);
  --answer-link-fill: transparent;
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ink);
  font: 400 calc(1.0625 * var(--em))/1.5 ${caps};

  > .fleuron {
    position: absolute;
    top: clamp(44px, calc(var(--cover-height) * 0.062), 76px);
    left: 50%;
    translate: -50%;
    width: clamp(88px, 28cqi, 168px);
    height: auto;
    color: var(--ornament-deep);
  }
  > .fleuron.tail { top: auto; bottom: clamp(44px, calc(var(--cover-height) * 0.062), 76px); transform: scaleY(-1); }
  .text {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: space-around;
    gap: calc(var(--cover-height) * 0.018);
    max-width: 100%;
  }
  .greeting { font: 400 1.4em/1.3 ${fell}; margin-bottom: 0.4em; }
  .honour { max-width: 19em; font-size: 0.94em; letter-spacing: 0.12em; text-transform: uppercase; text-wrap: balance; }
  .names {
    font: 400
      min(20cqi, 7rem, calc(83cqi / var(--ems)), calc(var(--cover-height) * 0.22 / max(2, var(--lines))))/1.06
      ${fell};
    text-shadow: 0 1px 0 rgb(255 255 255 / 0.35);
  }
  .lead { margin-bottom: 0.6em; font: 400 calc(1.25 * var(--em))/1.3 ${fell}; }
  .ribbon .long-date { font: 400 clamp(0.9rem, 4.7cqi, 1.75rem)/1.3 ${fell}; letter-spacing: 0.01em; }
  .joiner {
    display: flex; align-items: center; justify-content: center; gap: 12px;
    margin: 0.42em 0; font-size: max(0.5em, 1.875rem); line-height: 1;
  }
  .joiner::before, .joiner::after {
    content: '';
    width: 1.5em;
    height: 5px;
    border: solid currentColor;
    border-width: 1px 0 2px;
  }
  .city { max-width: 20em; font-size: min(1em, 4.4cqi); letter-spacing: 0.02em; }
  .answer-link { margin-top: clamp(16px, calc(var(--cover-height) * 0.028), 30px); }
  /* The figure 1 of this face is as narrow as an l. */
  .until { word-spacing: 0.14em; }
  @container card (max-width: 759px) {
    .ribbon { --tail: clamp(16px, 4.8cqi, 40px); width: min(72cqi, 35rem); }
  }
  @container card (min-width: 760px) {
    padding-block: calc(var(--cover-height) * 0.105);
    font-size: calc(1.22 * var(--em));
    > .fleuron { top: calc(var(--cover-height) * 0.052); width: min(168px, calc(var(--cover-height) * 0.17)); }
    > .fleuron.tail { bottom: calc(var(--cover-height) * 0.052); }
    .ribbon { width: min(48cqi, 36rem); min-height: min(64px, calc(var(--cover-height) * 0.075)); }
    .ribbon .long-date { font-size: clamp(1.25rem, 2.1cqi, 2rem); }
    .names { font-size: min(18.5cqi, 8rem, calc(76cqi / var(--ems)), calc(var(--cover-height) * 0.2 / var(--lines))); }
    &:not(:has(.joiner)) .names {
      font-size: min(8rem, calc(76cqi / var(--ems)), calc(var(--cover-height) * 0.26 / var(--lines)));
    }
    .joiner { margin: 0.24em 0; font-size: max(0.46em, 2.5rem); }
    /* Two short names stand in one line. */
    &[data-row] {
      .line { display: inline; }
      .line::after { content: ' '; }
      .joiner { display: inline; margin: 0 0.3em 0 0.04em; font-size: 0.62em; }
      .joiner::before, .joiner::after { display: none; }
    }
    &[data-row] .names { font-size: min(13rem, calc(60cqi / var(--row)), calc(var(--cover-height) * 0.24)); }
  }
  @media print { padding-block: 15mm; }
  &[data-photo] {
    .text { flex: 0 1 auto; }
    justify-content: center;
    padding-block: calc(var(--cover-height) * 0.05) min(clamp(44px, 12cqi, 96px), calc(var(--cover-height) * 0.06));
    .cameo:not([data-lying]) { height: min(calc(var(--cover-height) * 0.325), 84cqi); }
    /* Clear of the corners above and of the frame at its sides. */
    .cameo[data-lying] {
      width: min(72cqi, calc(var(--cover-height) * 0.37));
      margin-top: calc(var(--cover-height) * 0.026);
    }
    .names {
      font-size: min(15cqi, 6rem, calc(83cqi / var(--ems)), calc(var(--cover-height) * 0.118 / var(--lines)));
    }
    .joiner { margin: 0.26em 0; font-size: max(0.5em, 1.5rem); }
    .city { margin-top: calc(var(--cover-height) * 0.004); }
  }
  &[data-landscape] .names {
    font-size: min(16cqi, 6rem, calc(83cqi / var(--ems)), calc(var(--cover-height) * 0.128 / var(--lines)));
  }
  ${besidePhoto}
  @media print {
    &[data-photo] .cameo { height: 41mm; }
    &[data-landscape] .cameo { width: 58mm; height: auto; }
  }
`

/** Two names that are wider together, in em, have a line each on a desktop too. */
const longestRow = 6.5

function VintageCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover {...mounted(card)} {...oneRow(names, imFellEnglish, longestRow)}>
      <Corners>
        <Corner />
        <Corner />
        <Corner />
        <Corner />
      </Corners>
      {!card.coverImageUrl && <Fleuron />}
      {card.coverImageUrl && (
        <Cameo lying={landscapeFocus(card) !== null}>
          <MountedPhoto card={card} still={still} share={[50, 33]} broad={[75, 48]} />
        </Cameo>
      )}
      <div className="text">
        <div>
          {greeting && <p className="greeting">{greeting}</p>}
          <p className="honour">Nos complace {alone ? 'invitarte' : 'invitaros'}</p>
        </div>
        <Names broad names={names} typeface={imFellEnglish} />
        <Ribbon>
          <LongDate date={date} />
        </Ribbon>
        <div>
          {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
          <AnswerLink card={card} still={still} />
        </div>
      </div>
      {!card.coverImageUrl && <Fleuron tail />}
    </Cover>
  )
}

export default {
  typefaces,
  Cover: VintageCover,
  Details: VintageDetails,
} satisfies FormatDesign
