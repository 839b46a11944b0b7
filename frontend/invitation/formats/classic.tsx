import styled, { css, keyframes } from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { Ampersand } from '../ornaments/ampersand.tsx'
import { Rosette } from '../ornaments/rosette.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { oneRow } from '../parts/one-row.ts'
import { whileOpening } from '../parts/opening.ts'
import { mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { cormorantGaramond } from '../typefaces/cormorant-garamond.ts'
import { ClassicDetails } from './classic/details.tsx'
import { lying, plateMark, roman, smallCaps, typefaces } from './classic/stationery.ts'

/** The double hairline of an engraved card. */
const Frame = styled.div`
  position: absolute;
  /* Never above the words, also while it is drawn. */
  z-index: -1;
  inset: clamp(14px, 3.6cqi, 30px);
  border: 1.5px solid var(--ornament);
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    inset: 5px;
    border: 1px solid color-mix(in srgb, var(--ornament) 78%, var(--paper));
  }
`
const engraved = keyframes`from { clip-path: inset(0 0 100%); }`
const ruled = keyframes`from { transform: scaleX(0); }`
const Cover = styled.header`
  ${coverBase}
  align-items: center;
  justify-content: center;
  padding: clamp(30px, min(11cqi, calc(var(--cover-height) * 0.062)), 110px) clamp(28px, 8cqi, 96px);
  text-align: center;
  font: 500 calc(1.125 * var(--em))/1.5 ${smallCaps};

  /* What height is left lies evenly above and below the names and the whole. */
  .words { flex: 1; display: flex; flex-direction: column; align-items: center; justify-content: center; width: 100%; }
  .words > :first-child, .names { margin-top: auto; }
  /* Also where no answer is asked. */
  .words::after { content: ''; margin-top: auto; }
  .honour { max-width: 21em; font-size: min(1em, 5.2cqi); letter-spacing: 0.06em; text-wrap: balance; }
  .greeting { margin-bottom: 1em; font: 500 1.25em/1.3 ${roman}; }
  .names {
    margin-bottom: auto;
    padding-block: clamp(24px, calc(var(--cover-height) * 0.064), 68px);
    font:
      500 min(var(--most, 20cqi), 6.25rem, calc(83cqi / var(--ems)), calc(var(--cover-height) * 0.22 / var(--lines)))/1.08 ${roman};
    letter-spacing: -0.01em;
  }
  /* A title has no ampersand that wants height. */
  .names:not(:has(.joiner)) { --most: 26cqi; margin-bottom: 0; }
  .lead { margin-bottom: 0.6em; font: 500 calc(1.5 * var(--em))/1.2 ${roman}; letter-spacing: 0; }
  .joiner, .device {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 18px;
    margin: clamp(14px, calc(var(--cover-height) * 0.034), 30px) 0;
    color: var(--ornament-deep);
  }
  :is(.joiner, .device)::before, :is(.joiner, .device)::after {
    content: '';
    width: clamp(38px, 14cqi, 92px);
    border-top: 1px solid var(--hairline);
  }
  /* The centrepiece, also between names that their length keeps small. */
  .ampersand { overflow: visible; width: clamp(calc(var(--cover-height) * 0.088), 1.04em, 96px); height: auto; }
  .rosette { width: clamp(46px, 13cqi, 64px); height: auto; }
  .device {
    width: 100%;
    margin: calc(-0.4 * clamp(24px, calc(var(--cover-height) * 0.064), 68px)) 0 auto;
    padding-bottom: clamp(24px, calc(var(--cover-height) * 0.045), 44px);
  }
  .long-date { display: block; font-size: min(1.1em, 5.2cqi); letter-spacing: 0.04em; }
  /* Church and street, a line each. */
  .city { margin-top: 0.75em; font-size: min(1em, 4.3cqi); letter-spacing: 0.02em; }

  --answer-link-fill: var(--paper);
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ornament);
  .answer-link { letter-spacing: 0.05em; }

  /* Square, for an upright photo's people; clear of the sheet's frame. */
  .plate {
    flex: none;
    --square: calc(var(--cover-height) * 0.38 - 72px);
    width: min(100%, var(--square));
    height: var(--square);
    margin-bottom: calc(var(--cover-height) * 0.026);
    padding: 6px;
  }
  .window {
    position: relative;
    height: 100%;
    outline: 1px solid var(--ornament);
    outline-offset: 5px;
  }
  &[data-photo] {
    /* The frame, and as much again. */
    --rim: calc(clamp(14px, 3.6cqi, 30px) + 8px);
    justify-content: flex-start;
    padding: calc(var(--rim) + 18px) calc(var(--rim) + 11px);
    /* A phone's card has its two lines; a third one would be too many: the plate is pressed into the paper. */
    @container card (max-width: 759px) {
      .plate { padding: 8px; ${plateMark} }
      .window { outline: 0; }
    }
    .greeting { margin-bottom: 0.4em; }
    .names {
      /* Farther below, where letters descend. */
      padding-block: clamp(8px, calc(var(--cover-height) * 0.018), 22px) calc(clamp(8px, calc(var(--cover-height) * 0.018), 22px) + 0.12em);
      font-size: min(15cqi, 5rem, calc(84cqi / var(--ems)), calc(var(--cover-height) * 0.128 / var(--lines)));
    }
    /* Long names are lower, and farther from the ampersand. */
    .joiner, .device { gap: 14px; margin: calc(var(--cover-height) * 0.0125 + clamp(0px, (15cqi - 1em) * 0.25, var(--cover-height) * 0.03 - 19px)) 0; }
    .device { margin-block: 0 auto; padding-bottom: 14px; }
    .rosette { width: clamp(30px, 9cqi, 48px); }
    :is(.joiner, .device)::before, :is(.joiner, .device)::after { width: clamp(30px, 13cqi, 60px); }
    .ampersand { width: clamp(36px, calc(var(--cover-height) * 0.066), 60px); }
    .lead { margin-bottom: 0.3em; }
    .city { margin-top: 0.4em; line-height: 1.4; }
  }
  /* A broad photo lies, shown whole; the names have the height that it leaves. */
  &[data-landscape] {
    .plate { width: min(100% - 14px, calc(var(--cover-height) * 0.54 - 66px)); height: auto; }
    .window { aspect-ratio: 3 / 2; height: auto; }
    .names {
      padding-block: max(8px, calc(var(--cover-height) * 0.05 - 20px));
      font-size: min(18cqi, 5rem, calc(84cqi / var(--ems)), calc(var(--cover-height) * 0.144 / var(--lines)));
    }
  }
  @container card (min-width: 760px) {
    --edge: clamp(32px, calc(var(--cover-height) * 0.058), 60px);
    background: var(--panel);
    /* As much air to the inner line above, where a line of words has its own, as under the answer. */
    --air: max(20px, calc(var(--cover-height) * 0.14 - 80px));
    padding: calc(var(--edge) + var(--air)) max(96px, calc(50cqi - 620px)) calc(var(--edge) + var(--air) + 8px);
    font-size: min(calc(1.24 * var(--em)), calc(var(--cover-height) * 0.0275));
    > ${Frame} {
      inset: var(--edge) max(var(--edge), calc(50cqi - 690px));
      z-index: -1;
      ${lying}
      outline: 26px solid var(--paper);
      box-shadow: 0 1px 3px 26px rgb(60 48 30 / 0.2), 0 18px 60px 18px rgb(60 48 30 / 0.16);
      /* The whole was printed from one plate. */
      &::after { content: ''; position: absolute; inset: -14px; ${plateMark} }
    }
    .honour { max-width: none; }
    .names {
      padding-block: calc(var(--cover-height) * 0.026) calc(var(--cover-height) * 0.044);
      font-size: min(8.25rem, calc(min(60rem, 74cqi) / var(--ems)), calc(var(--cover-height) * 0.18 / max(1.15, var(--lines))));
    }
    &:not([data-photo], :has(.joiner)) {
      font-size: min(calc(1.3 * var(--em)), calc(var(--cover-height) * 0.0285));
      .names { padding-bottom: calc(var(--cover-height) * 0.026); font-size: min(11rem, calc(min(60rem, 74cqi) / var(--ems)), calc(var(--cover-height) * 0.21 / max(1.15, var(--lines)))); }
      /* A title's lead and a second line take as much height from the air. */
      &:has(.lead, .line + .line) {
        .honour { margin-bottom: 0.3em; }
        .names { padding-block: calc(var(--cover-height) * 0.014) calc(var(--cover-height) * 0.022); }
        .lead { margin-block: 0.35em 0.2em; }
        .device { padding: 0 0 calc(var(--cover-height) * 0.026); }
        .rosette { width: calc(var(--cover-height) * 0.064); }
      }
      /* Clear of a tail of the second line. */
      &:has(.line + .line) .names { padding-bottom: calc(var(--cover-height) * 0.034); font-size: min(11rem, calc(min(60rem, 74cqi) / var(--ems)), calc(var(--cover-height) * 0.196 / var(--lines))); }
      &:has(.lead) .names { font-size: min(11rem, calc(min(60rem, 74cqi) / var(--ems)), calc(var(--cover-height) * 0.168)); }
    }
    .joiner { margin-block: calc(var(--cover-height) * 0.012); }
    .ampersand { width: calc(var(--cover-height) * 0.078); }
    .rosette { width: calc(var(--cover-height) * 0.08); }
    .device { margin-top: 0; padding-bottom: calc(var(--cover-height) * 0.028); }
    .answer-link { margin-top: calc(var(--cover-height) * 0.03); padding-inline: 34px; }
    &[data-photo] {
      --half: min(50cqi - var(--edge), 690px);
      --margin: clamp(26px, 3cqi, 44px);
      padding: calc(var(--edge) + 8px + var(--margin)) calc(50cqi - var(--half) + 8px + var(--margin));
      > ${Frame} { inset: var(--edge) calc(50cqi - var(--half)); }
      .plate { width: 58cqi; height: calc(var(--cover-height) * 0.305); padding: 10px; ${plateMark} }
      .window { max-height: none; outline: 0; }
    }
    &[data-landscape] .plate { width: 56cqi; height: auto; }
  }
  /* A tablet held upright keeps the plate above the words. */
  @media (min-aspect-ratio: 1 / 1) {
    @container card (min-width: 1000px) {
      /* Plate and words on one sheet, the plate as far from the frame above, below and beside it. */
      &[data-photo] {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        align-items: center;
        gap: clamp(30px, 3.4cqi, 60px);
        .greeting { margin-bottom: 0.5em; }
        .names {
          margin-block: calc(var(--cover-height) * 0.024);
          padding-block: 0 0.12em;
          font-size: min(7rem, calc(min(40cqi, 36rem) / var(--ems)), calc(var(--cover-height) * 0.19 / var(--lines)));
        }
        .joiner { margin-block: calc(var(--cover-height) * 0.04 - 18px); }
        .device { margin-block: -6px 8px; }
        .ampersand, .rosette { width: calc(var(--cover-height) * 0.08); }
        --high: calc(var(--cover-height) - 2 * (var(--edge) + 8px + var(--margin)));
        .plate { align-self: stretch; width: min(calc(var(--high) * 0.86), 41cqi); height: auto; min-height: var(--high); margin: 0; }
        .answer-link { margin-top: calc(var(--cover-height) * 0.026); }
      }
      &[data-landscape] {
        .plate {
          align-self: center;
          width: var(--half);
          min-height: 0;
        }
        .window { aspect-ratio: 4 / 3; }
        /* The words are about as high as the photo. */
        .names {
          margin-block: calc(var(--cover-height) * 0.014) calc(var(--cover-height) * 0.02);
          font-size: min(7rem, calc(var(--half) * 0.74 / var(--ems)), calc(var(--cover-height) * 0.185 / var(--lines)));
        }
        .joiner { margin-block: calc(var(--cover-height) * 0.016); }
        .words:has(.joiner) { margin-block: -8px; }
        &:not([data-row]) .names:has(.joiner) { font-size: min(8rem, 7.3cqi, calc(var(--half) * 0.74 / var(--ems)), calc(var(--cover-height) * 0.212 / var(--lines))); }
      }
    }
  }
  /* Two short names in one line, the ampersand between them as high as their capitals. */
  @container card (min-width: 1000px) {
    &[data-row] .names {
      --measure: 66rem;
      display: flex;
      align-items: center;
      justify-content: center;
      padding-block: calc(var(--cover-height) * 0.05);
      font-size: min(11.25rem, calc(var(--measure) / (var(--row) + 0.5)), calc(var(--cover-height) * 0.2));
      line-height: 1;
      .line { display: flex; align-items: center; }
      .joiner.joiner { margin: 0 0.2em; &::before, &::after { display: none; } }
      .ampersand.ampersand { width: 0.82em; translate: 0 0.06em; }
    }
    &[data-row]:not([data-photo]) { font-size: min(calc(1.4 * var(--em)), calc(var(--cover-height) * 0.0325)); }
    &[data-row][data-photo] .names {
      --measure: 58cqi;
      @media (min-aspect-ratio: 1 / 1) { --measure: calc(var(--half) * 0.7); margin-block: calc(var(--cover-height) * 0.05); padding-block: 0; }
    }
  }
  /* The plate leaves the two places their room on the page. */
  @media print {
    min-height: 138mm;
    padding-block: 13mm 11mm;
    .names { margin-block: 4mm; padding: 0; font-size: min(14cqi, calc(70cqi / var(--ems))); }
    .joiner { margin-block: 2mm; }
    .device { margin-block: 2mm 5mm; padding: 0; }
    .ampersand, .rosette { width: 15mm; }
    &[data-photo] {
      padding-block: 11mm 9mm;
      .plate { width: 66mm; height: 43mm; margin-bottom: 3mm; }
      .window { max-height: 36mm; }
      .greeting { margin-bottom: 0; }
    }
  }
  ${whileOpening(css`
    > ${Frame} { animation: ${engraved} 600ms ease-out; }
    :is(.joiner, .device)::before, :is(.joiner, .device)::after { animation: ${ruled} 500ms ease-out; }
  `)}
`

/** Names that are wider together, in em, are larger one above the other; beside a photo there is less room. */
const longestRow = { alone: 7.5, withPhoto: 6 }

function ClassicCover({ card, names, date, greeting, alone, still }: FormatProps) {
  const room = card.coverImageUrl ? 'withPhoto' : 'alone'
  return (
    <Cover {...mounted(card)} {...oneRow(names, cormorantGaramond, longestRow[room])}>
      <Frame />
      {card.coverImageUrl && (
        <div className="plate">
          <div className="window">
            <MountedPhoto card={card} still={still} share={[76, 38]} broad={[76, 48]} />
          </div>
        </div>
      )}
      <div className="words">
        {greeting && <p className="greeting">{greeting}</p>}
        <p className="honour">Tenemos el honor de {alone ? 'invitarte' : 'invitaros'} a celebrar este día</p>
        <Names broad names={names} typeface={cormorantGaramond} joiner={<Ampersand />} />
        {!names.joiner && (
          <div className="device">
            <Rosette />
          </div>
        )}
        <LongDate date={date} />
        {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
      </div>
    </Cover>
  )
}

export default {
  typefaces,
  Cover: ClassicCover,
  Details: ClassicDetails,
} satisfies FormatDesign
