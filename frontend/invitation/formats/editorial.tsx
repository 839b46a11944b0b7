import styled from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { veil, wordsOnPhoto } from '../photo/words-on-photo.ts'
import { bodoniModa } from '../typefaces/bodoni-moda.ts'
import { EditorialDetails } from './editorial/details.tsx'
import { didone, sans, typefaces } from './editorial/letters.ts'

/**
 * A magazine's cover: masthead across the width, cover lines low on alternate sides. A photo fills the page; its own
 * colour gathers behind the words, at the top and at the bottom, and leaves the faces alone.
 */
const Cover = styled.header`
  ${coverBase}
  --margin: clamp(14px, 3.6cqi, 36px);
  padding: var(--margin);
  background: var(--tone);
  --ink: var(--on-tone);
  --answer-link-fill: var(--deep);
  --answer-link-ink: var(--on-deep);
  --answer-link-line: currentColor;
  color: var(--ink);
  font: 400 calc(0.8125 * var(--em))/1.45 ${sans};

  .issue {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-bottom: 8px;
    border-bottom: 2px solid currentColor;
  }
  .issue span:first-child { white-space: nowrap; }
  .issue span:last-child { text-align: right; }
  .names {
    margin-top: clamp(10px, 2.6cqi, 20px);
    font: 500 min(calc(91cqi / var(--ems)), 34cqi, 13rem)/0.92 ${didone};
    letter-spacing: -0.03em;
  }
  .line { position: relative; }
  .line + .line { text-align: right; margin-top: 0.06em; }
  .lead { margin-bottom: 0.9em; font: 400 var(--em)/1.3 ${sans}; letter-spacing: 0; text-align: left; }
  .joiner { display: none; }
  .mark {
    position: absolute;
    z-index: -1;
    right: 0;
    bottom: calc(var(--cover-height) * 0.16);
    width: 100%;
    text-align: center;
    font: italic 400 min(104cqi, calc(var(--cover-height) * 0.66))/0.8 ${didone};
    letter-spacing: -0.08em;
    color: var(--tone-relief);
  }
  .photo { z-index: -1; }
  &[data-photo] .mark { display: none; }
  &[data-photo] .joiner {
    display: block;
    margin: 0.1em 0;
    text-align: left;
    font: italic 400 max(0.5em, 1.5rem)/0.9 ${didone};
  }
  .lines {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 20px clamp(20px, 6cqi, 64px);
    margin-top: auto;
    padding-top: 48px;
    align-items: end;
  }
  .lines b { display: block; margin-bottom: 4px; font: italic 400 clamp(1.375rem, 6cqi, 2rem)/1.1 ${didone}; }
  .lines p { white-space: pre-line; }
  .lines p:nth-child(even) { text-align: right; }
  .answer-link { order: 1; justify-self: start; margin: 0; padding-inline: 18px; font-weight: 500; }
  .barcode {
    justify-self: end;
    width: 74px;
    height: 44px;
    padding: 5px;
    background:
      repeating-linear-gradient(90deg, #111 0 2px, #fff 2px 3px, #111 3px 4px, #fff 4px 7px) content-box, #fff;
  }
  &[data-photo] :is(.head, .lines) { position: relative; }
  &[data-photo] :is(.head, .lines)::before { content: ''; position: absolute; z-index: -1; }
  &[data-photo] .head::before {
    inset: calc(-1 * var(--margin)) calc(-1 * var(--margin)) auto;
    height: 7rem;
    background: linear-gradient(${veil('top')} 3.5rem, transparent);
  }
  /* Behind each name a cloud of the photo's own colour, no wider than the name. */
  &[data-photo] .name { position: relative; }
  &[data-photo] .name::before {
    --veil-names: max(var(--veil-top-large), var(--veil-middle-large));
    content: '';
    position: absolute;
    z-index: -1;
    inset: -0.02em -0.12em;
    border-radius: 0.3em;
    background: color-mix(in srgb, var(--veil) var(--veil-names), transparent);
    filter: blur(0.12em);
  }
  &[data-photo] .lines::before {
    inset: -3.5rem calc(-1 * var(--margin)) calc(-1 * var(--margin));
    background: linear-gradient(transparent, ${veil('bottom', 0.45)} 3rem, ${veil('bottom')} 6rem);
  }
  /* Above the faces, which are a little over the middle of a photo. */
  &[data-photo] .names { font-size: min(calc(91cqi / var(--ems)), 27cqi, 13rem, calc(var(--cover-height) * 0.18 / var(--lines))); }
  @container card (min-width: 760px) {
    .names { font-size: min(calc(76cqi / var(--ems)), 22cqi, 19.5rem, calc(var(--cover-height) * 0.66 / var(--lines))); }
    &[data-photo] .names { font-size: min(calc(72cqi / var(--ems)), 22cqi, 21rem, calc(var(--cover-height) * 0.42 / var(--lines))); }
    .answer-link { order: 0; grid-column: auto; align-self: end; }
    &[data-photo] .joiner { position: absolute; left: 0; bottom: 0.2em; margin: 0; }
    .lines { grid-template-columns: 2fr 2fr 3fr auto auto; }
    .lines p:nth-child(n) { text-align: left; }
    .mark {
      bottom: calc(var(--cover-height) * 0.1);
      font-size: min(62cqi, calc(var(--cover-height) * 0.92));
      text-align: right;
    }
  }
  @media print { .photo { --focus: 50% 12%; } }
  /* A wide screen is a spread: the photo has the right page, and no word lies on a face. */
  @container card (min-width: 960px) {
    &[data-photo] {
      --page: 57cqi;
      --ink: var(--on-tone);
      padding-right: calc(100cqi - var(--page) + var(--margin));
      background: var(--tone);
    }
    .photo { left: var(--page); }
    &[data-photo] .mark {
      display: block;
      z-index: -2;
      left: 0;
      right: auto;
      width: var(--page);
      font-size: min(46cqi, calc(var(--cover-height) * 0.74));
    }
    && .joiner { display: none; }
    &[data-photo] :is(.head, .lines, .name)::before { content: none; }
    &[data-photo] .names { font-size: min(calc(46cqi / var(--ems)), 15cqi, calc(var(--cover-height) * 0.5 / var(--lines))); }
    &[data-photo] .lines { grid-template-columns: 1fr 1.1fr 1.1fr; column-gap: 24px; }
    &[data-photo] .lines b { font-size: min(2rem, 2.2cqi); }
    &[data-photo] .answer-link { grid-column: 1 / 3; order: 1; }
    &[data-photo] .barcode { order: 2; }
  }
`

/** The last part of an address: 'Iglesia de San Miguel, Madrid' is in Madrid. */
const cityOf = (place: string | null) => place?.split(/[,\n]/).at(-1)?.trim() ?? ''

function EditorialCover({ card, names, date, greeting, still }: FormatProps) {
  return (
    <Cover {...wordsOnPhoto(card, ['top', 'bottom'], ['middle'])}>
      <MountedPhoto card={card} still={still} shape="tall" className="photo" />
      <div className="head">
        <p className="issue">
          <span>N.º 1</span>
          <LongDate date={date} />
          <span>{cityOf(card.ceremonyPlace || card.receptionPlace)}</span>
        </p>
        <Names names={names} typeface={bodoniModa} joiner="&" />
      </div>
      <p className="mark" aria-hidden="true">
        {names.joiner ? '&' : names.initials[0]}
      </p>
      <div className="lines">
        <p>
          <b>En exclusiva</b>
          {greeting ?? 'La fecha que hay que guardar'}
        </p>
        <p>
          <b>
            {date.day} de {date.month}
          </b>
          El día que esperábamos
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
