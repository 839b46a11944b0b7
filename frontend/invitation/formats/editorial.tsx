import styled from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { landscapeFocus, mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { veil, wordsOnPhoto } from '../photo/words-on-photo.ts'
import { bodoniModa } from '../typefaces/bodoni-moda.ts'
import { besidePhoto } from './editorial/beside-photo.ts'
import { EditorialDetails } from './editorial/details.tsx'
import { didone, sans, typefaces } from './editorial/letters.ts'
import { measuresOf } from './editorial/measures-of.ts'

/** What the names need of the photo's colour, or a share of it where it fades. */
const shade = (share: number) =>
  `color-mix(in srgb, var(--veil) calc(var(--veil-names) * ${share}), transparent)`

/**
 * A magazine's cover: masthead across the width, cover lines low on alternate sides. A photo fills the page down
 * to a band with the cover lines; its own colour comes down from the top edge behind the masthead, a shade without an
 * edge, and leaves the faces alone.
 */
const Cover = styled.header`
  ${coverBase}
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  --margin: clamp(14px, 3.6cqi, 36px);
  padding: var(--margin);
  background: var(--tone);
  --ink: var(--on-tone);
  --answer-link-fill: var(--deep);
  --answer-link-ink: var(--on-deep);
  --answer-link-line: var(--deep);
  color: var(--ink);
  font: 400 calc(0.9 * var(--em))/1.45 ${sans};

  .issue {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-bottom: 8px;
    border-bottom: 2px solid currentColor;
    font-size: calc(0.86 * var(--em));
  }
  .issue span:first-child { white-space: nowrap; }
  .issue span:last-child { text-align: right; }
  .names {
    margin-top: clamp(10px, 2.6cqi, 20px);
    font: 500 min(calc(91cqi / var(--widest)), 34cqi, 13rem)/0.92 ${didone};
    letter-spacing: -0.03em;
  }
  .line { position: relative; }
  .line + .line { margin-top: 0.06em; }
  /* The first at the left, the second at the right, also where a name has two lines. */
  .names:not(:has(.joiner)) .line + .line, .line:has(.joiner), .line:has(.joiner) ~ .line { text-align: right; }
  .lead { margin-bottom: 0.9em; font: 400 var(--em)/1.3 ${sans}; letter-spacing: 0; text-align: left; }
  .joiner { display: inline; margin-right: 0.32em; font: italic 400 0.74em/1 ${didone}; }
  /* As large as the room that names and cover lines leave: no word stands on it. */
  .mark { grid-row: 2; container: mark / size; overflow: hidden; color: var(--tone-relief); }
  /* The initials rise from behind the rule. */
  .mark span {
    display: grid;
    place-content: end center;
    height: 100cqh;
    font: italic 400 min(calc(112cqw / var(--letters)), 118cqh)/0.72 ${didone};
    grid-auto-flow: column;
    padding-bottom: 0.012em;
  }
  /* Their sizes come after the container's: nobody has asked for a transition. */
  .mark :is(span, i) { transition-property: none; }
  .mark i + i { margin-left: -0.03em; }
  /* Where the place is a column, one below the other, as the names are. */
  @container mark (max-aspect-ratio: 4/5) {
    .mark span:has(i + i) {
      place-content: stretch;
      align-items: end;
      grid-auto-flow: row;
      font-size: min(84cqw, 66cqh);
    }
    .mark i + i { margin: 0; text-align: right; }
  }
  /* Rather none than a scrap of it. */
  @container mark (max-height: 180px) { .mark span { visibility: hidden; } }
  .photo { z-index: -1; grid-area: 1 / 1 / 3 / 2; inset: calc(-1 * var(--margin)) calc(-1 * var(--margin)) 0; }
  &[data-photo] .mark { display: none; }
  &[data-photo] .joiner { font-size: max(0.74em, 1.5625rem); }
  .lines {
    display: grid;
    /* An address has two lines beside the short ones. */
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: 16px 14px;
    grid-row: 3;
    padding-top: 16px;
    border-top: 2px solid currentColor;
    align-items: start;
  }
  &[data-photo] .lines { border: 0; }
  .lines b { display: block; margin-bottom: 4px; font: italic 400 clamp(1.1875rem, 6cqi, 2rem)/1.1 ${didone}; }
  .lines p { white-space: pre-line; text-wrap: pretty; }
  .answer-link { grid-column: auto; place-self: end start; margin: 0; padding-inline: 12px; font-weight: 500; }
  .barcode {
    display: none;
    place-self: end;
    width: 124px;
    height: 52px;
    background: repeating-linear-gradient(
      90deg, currentColor 0 3px, transparent 0 5px, currentColor 0 7px, transparent 0 11px, currentColor 0 16px,
      transparent 0 18px, currentColor 0 20px, transparent 0 24px, currentColor 0 27px, transparent 0 31px
    );
  }
  &&[data-photo] { background: var(--tone); }
  &[data-photo] .lines {
    padding-top: clamp(18px, 4.6cqi, 32px);
    color: var(--on-tone);
    --ink: var(--on-tone);
  }
  &[data-photo] .head { position: relative; }
  &[data-photo] .head::before {
    content: '';
    position: absolute;
    z-index: -1;
    --veil-names: max(var(--veil-top-large), var(--veil-middle-large));
    inset: calc(-1 * var(--margin)) calc(-1 * var(--margin)) -7.5rem;
    background: linear-gradient(
      ${veil('top')} 3.25rem, ${shade(1)} 5.5rem calc(100% - 7.5rem), ${shade(0.74)} calc(100% - 6rem),
      ${shade(0.42)} calc(100% - 4.25rem), ${shade(0.16)} calc(100% - 2.5rem),
      ${shade(0.04)} calc(100% - 1rem), transparent
    );
  }
  /* Above the faces, which are a little over the middle of a photo. */
  &[data-photo] .names {
    font-size: min(
      calc(91cqi / var(--widest)), 27cqi, 13rem,
      calc(var(--cover-height) * 0.15 / var(--lines))
    );
  }
  @container card (max-width: 359px) {
    .lines { font-size: 0.94em; }
    &[data-photo] .names {
      font-size: min(calc(91cqi / var(--widest)), calc(var(--cover-height) * 0.12 / var(--lines)));
    }
  }
  @container card (min-width: 760px) {
    .answer-link { place-self: end; padding-inline: 18px; }
    .barcode { display: block; }
    --columns: minmax(0, 3.6fr) minmax(0, 5.6fr) minmax(0, 5.2fr) max-content auto;
    .lines {
      grid-template-columns: var(--columns);
      gap: 20px clamp(20px, 3.6cqi, 56px);
    }
    /* Its place goes up beside the lower lines, which stand at the right. */
    --f: min(calc(76cqi / var(--widest)), 22cqi, 19.5rem, calc(var(--cover-height) * 0.5 / var(--count)));
    .names { font-size: var(--f); }
    .mark {
      width: calc(100% - var(--f) * var(--beside));
      margin: calc(var(--f) * var(--up) * -0.96) 0 0 var(--from);
    }
    .mark span {
      place-content: end var(--side);
      font-size: min(calc(110cqw / var(--letters)), 118cqh, calc(var(--cover-height) * 0.7));
    }
  }
  @media print { .photo { --focus: 50% 12%; } }
  &[data-landscape] {
    --ink: var(--on-tone);
    /* Low enough that nobody at its sides is cut; what is left is the masthead's. */
    grid-template-rows: minmax(auto, 1fr) minmax(0, 75cqi) auto;
    .head { display: flex; flex-direction: column; }
    .head > .names { margin-block: auto; padding-block: 12px; }
    .photo { grid-area: 2 / 1 / 3 / 2; inset: 0 calc(-1 * var(--margin)); }
    .lines { row-gap: 20px; }
    .head::before { content: none; }
    .names { font-size: min(calc(91cqi / var(--widest)), 34cqi, 13rem, calc(var(--cover-height) * 0.3 / var(--lines))); }
  }
  @media screen and (max-width: 759px) {
    &[data-landscape] { grid-template-rows: minmax(auto, 1fr) minmax(0, min(75cqi, calc(var(--cover-height) * 0.35))) auto; }
  }
  ${besidePhoto}
  @container card (min-width: 1200px) {
    font-size: calc(1.03 * var(--em));
    .issue { font-size: calc(0.96 * var(--em)); }
  }
`

/** The last part of an address: 'Iglesia de San Miguel, Madrid' is in Madrid. */
const cityOf = (place: string | null) => place?.split(/[,\n]/).at(-1)?.trim() ?? ''

function EditorialCover({ card, names, date, greeting, still }: FormatProps) {
  // A broad photo has its own place, and no word lies on it.
  const onPhoto = landscapeFocus(card) ? mounted(card) : wordsOnPhoto(card, ['top'], ['middle'])
  return (
    <Cover {...onPhoto} style={{ ...('style' in onPhoto && onPhoto.style), ...measuresOf(names) }}>
      <MountedPhoto card={card} still={still} share={[138, 50]} broad={[112, 73]} className="photo" />
      <div className="head">
        <p className="issue">
          <span>N.º 1</span>
          <LongDate date={date} />
          <span>{cityOf(card.ceremonyPlace || card.receptionPlace)}</span>
        </p>
        <Names names={names} typeface={bodoniModa} joiner="&" />
      </div>
      <p className="mark" aria-hidden="true">
        <span>
          {names.initials.map((letter, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: both people may have the same
            <i key={at}>{letter}</i>
          ))}
        </span>
      </p>
      <div className="lines">
        <p>
          <b>En exclusiva</b>
          {greeting ?? 'La fecha que hay que guardar'}
        </p>
        <p>
          <b>{card.ceremonyPlace ? 'La ceremonia' : `${date.day} de ${date.month}`}</b>
          {card.ceremonyPlace || 'El día que esperábamos'}
        </p>
        {card.receptionPlace && (
          <p>
            <b>La fiesta</b>
            {card.receptionPlace}
          </p>
        )}
        <AnswerLink card={card} still={still} />
        <span className="barcode" aria-hidden="true" />
      </div>
    </Cover>
  )
}

export default {
  typefaces,
  Cover: EditorialCover,
  Details: EditorialDetails,
} satisfies FormatDesign
