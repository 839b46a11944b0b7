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
import { lying, roman, smallCaps, typefaces } from './classic/stationery.ts'

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

  .words { display: flex; flex-direction: column; align-items: center; width: 100%; }
  .honour { max-width: 21em; letter-spacing: 0.06em; text-wrap: balance; }
  .greeting { margin-bottom: 1em; font: 500 1.25em/1.3 ${roman}; }
  .names {
    margin: clamp(24px, calc(var(--cover-height) * 0.064), 68px) 0;
    font:
      500 min(20cqi, 6.25rem, calc(83cqi / var(--ems)), calc(var(--cover-height) * 0.22 / var(--lines)))/1.08 ${roman};
    letter-spacing: -0.01em;
  }
  .lead { margin-bottom: 0.7em; font: 500 calc(1.25 * var(--em))/1.3 ${smallCaps}; letter-spacing: 0.08em; }
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
  .ampersand { width: clamp(calc(var(--cover-height) * 0.088), 1.04em, 96px); height: auto; }
  .rosette { width: clamp(58px, 18cqi, 88px); height: auto; }
  .device {
    width: 100%;
    margin:
      calc(-0.4 * clamp(24px, calc(var(--cover-height) * 0.064), 68px)) 0
      clamp(24px, calc(var(--cover-height) * 0.045), 44px);
  }
  .long-date { display: block; font-size: 1.1em; letter-spacing: 0.04em; }
  /* Church and street, a line each. */
  .city { margin-top: 0.75em; font-size: min(1em, 4.3cqi); letter-spacing: 0.02em; }

  --answer-link-fill: var(--paper);
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ornament);
  .answer-link { letter-spacing: 0.05em; }

  /* The mark of a printing plate: the sheet pressed down around the photo, one soft edge in the paper's own colour. */
  .plate {
    flex: none;
    height: min(calc(var(--cover-height) * 0.305), 74cqi);
    aspect-ratio: 4 / 5;
    margin-bottom: clamp(14px, calc(var(--cover-height) * 0.022), 30px);
    padding: clamp(9px, 1.5cqi, 20px);
    border-radius: 2px;
    background: color-mix(in srgb, var(--paper) 80%, #fff);
    box-shadow: inset 0 1px 3px rgb(110 88 50 / 0.3), inset 0 0 0 1px rgb(110 88 50 / 0.16), 0 1px 0 #fff;
  }
  .window { position: relative; overflow: hidden; height: 100%; }
  &[data-photo] {
    padding-block: clamp(30px, 8cqi, 64px);
    .greeting { margin-bottom: 0.5em; }
    .names {
      margin: clamp(8px, calc(var(--cover-height) * 0.02), 22px) 0;
      font-size: min(15cqi, 5rem, calc(85cqi / var(--ems)), calc(var(--cover-height) * 0.124 / var(--lines)));
    }
    .joiner, .device { gap: 14px; margin: 0.2em 0; }
    .device { margin-block: -2px 6px; }
    .rosette { width: clamp(30px, 9cqi, 48px); }
    :is(.joiner, .device)::before, :is(.joiner, .device)::after { width: clamp(26px, 9cqi, 60px); }
    .ampersand { width: clamp(34px, calc(var(--cover-height) * 0.058), 56px); }
    .lead { margin-bottom: 0.3em; }
    .city { margin-top: 0.4em; line-height: 1.4; }
  }
  /* A broad photo lies, shown whole; the names have the height that it leaves. */
  &[data-landscape] {
    .plate { width: min(73cqi, calc(var(--cover-height) * 0.36)); height: auto; aspect-ratio: auto; }
    .window { height: auto; aspect-ratio: 3 / 2; }
    .names {
      margin-block: calc(var(--cover-height) * 0.028);
      font-size: min(18cqi, 5rem, calc(85cqi / var(--ems)), calc(var(--cover-height) * 0.145 / var(--lines)));
    }
    .joiner { margin-block: 0.36em; }
  }
  @container card (min-width: 760px) {
    --edge: clamp(32px, calc(var(--cover-height) * 0.058), 60px);
    background: var(--panel);
    padding: calc(var(--edge) + 28px) max(96px, calc(50cqi - 400px));
    font-size: calc(1.1875 * var(--em));
    > ${Frame} {
      inset: var(--edge) max(40px, calc(50cqi - 480px));
      z-index: -1;
      ${lying}
      outline: 16px solid var(--paper);
      box-shadow: 0 0 0 16px var(--paper), 0 18px 60px 8px rgb(60 48 30 / 0.14);
    }
    .honour { max-width: none; }
    .names {
      margin-block: calc(var(--cover-height) * 0.036);
      font-size: min(7.5rem, calc(min(44rem, 74cqi) / var(--ems)), calc(var(--cover-height) * 0.22 / var(--lines)));
    }
    .joiner { margin-block: calc(var(--cover-height) * 0.018); }
    .ampersand { width: calc(var(--cover-height) * 0.088); }
    .rosette { width: calc(var(--cover-height) * 0.08); }
    .device { margin-block: 0 calc(var(--cover-height) * 0.04); }
    .answer-link { margin-top: calc(var(--cover-height) * 0.03); padding-inline: 34px; }
    &[data-photo] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: clamp(36px, 4.4cqi, 72px);
      padding: calc(var(--edge) + 48px) max(88px, calc(50cqi - 540px));
      > ${Frame} { inset: var(--edge) max(40px, calc(50cqi - 600px)); }
      .plate { height: min(calc(var(--cover-height) * 0.68), 46cqi); aspect-ratio: 4 / 5; margin: 0; }
      .greeting { margin-bottom: 0.8em; }
      .honour { font-size: min(1em, 2.4cqi); }
      .names {
        margin-block: calc(var(--cover-height) * 0.04);
        font-size: min(5.5rem, calc(min(43cqi, 33rem) / var(--ems)), calc(var(--cover-height) * 0.24 / var(--lines)));
      }
      .joiner { margin: 0.3em 0; }
      .device { margin-block: -6px 22px; }
      .ampersand, .rosette { width: calc(var(--cover-height) * 0.09); }
    }
  }
  @container card (min-width: 760px) {
    &[data-landscape] {
      padding: calc(var(--edge) + var(--cover-height) * 0.012 + 30px) max(84px, calc(50cqi - 598px));
      > ${Frame} { inset: calc(var(--edge) + var(--cover-height) * 0.012) max(44px, calc(50cqi - 640px)); }
      .plate { width: min(45cqi, 44rem, calc(var(--cover-height) * 0.84)); height: auto; aspect-ratio: auto; }
      .names {
        font-size: min(5.25rem, calc(min(35cqi, 30rem) / var(--ems)), calc(var(--cover-height) * 0.2 / var(--lines)));
      }
    }
  }
  /* Two short names in one line, the ampersand between them as high as their capitals. */
  @container card (min-width: 1000px) {
    &[data-row] .names {
      --measure: 52rem;
      display: flex;
      align-items: center;
      justify-content: center;
      margin-block: calc(var(--cover-height) * 0.085);
      font-size: min(11.25rem, calc(var(--measure) / (var(--row) + 0.5)), calc(var(--cover-height) * 0.2));
      line-height: 1;
      .line { display: flex; align-items: center; }
      .joiner.joiner { margin: 0 0.2em; &::before, &::after { display: none; } }
      .ampersand.ampersand { width: 0.82em; translate: 0 0.06em; }
    }
    &[data-row][data-photo] .names { --measure: min(33cqi, 29rem); margin-block: calc(var(--cover-height) * 0.06); }
    /* No higher than the photo and its words need. */
    &[data-row][data-landscape] {
      padding-block: calc(var(--edge) + var(--cover-height) * 0.07 + 36px);
      > ${Frame} { inset-block: calc(var(--edge) + var(--cover-height) * 0.07); }
      .names { --measure: min(31cqi, 27rem); }
    }
  }
  /* The plate leaves the two places their room on the page. */
  @media print {
    min-height: 138mm;
    padding-block: 13mm 11mm;
    .names { margin-block: 4mm; font-size: min(14cqi, calc(70cqi / var(--ems))); }
    .joiner { margin-block: 2mm; }
    .device { margin-block: 2mm 5mm; }
    .ampersand, .rosette { width: 15mm; }
    &[data-photo] {
      padding-block: 11mm 9mm;
      .plate { height: 43mm; margin-bottom: 3mm; }
      .greeting { margin-bottom: 0; }
    }
  }
  ${whileOpening(css`
    > ${Frame} { animation: ${engraved} 600ms ease-out; }
    :is(.joiner, .device)::before, :is(.joiner, .device)::after { animation: ${ruled} 500ms ease-out; }
  `)}
`

/** Names that are wider together, in em, are larger one above the other. */
const longestRow = 6

function ClassicCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover {...mounted(card)} {...oneRow(names, cormorantGaramond, longestRow)}>
      <Frame />
      {card.coverImageUrl && (
        <div className="plate">
          <div className="window">
            <MountedPhoto card={card} still={still} share={[50, 33]} broad={[70, 46]} />
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
