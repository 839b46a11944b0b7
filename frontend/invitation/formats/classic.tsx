import styled, { css, keyframes } from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { Ampersand } from '../ornaments/ampersand.tsx'
import { Rosette } from '../ornaments/rosette.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
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
  &::before { content: ''; position: absolute; inset: 5px; border: 1px solid color-mix(in srgb, var(--ornament) 78%, var(--paper)); }
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
  .honour { max-width: 21em; letter-spacing: 0.06em; color: var(--ink-soft); text-wrap: balance; }
  .greeting { margin-bottom: 1em; font: 500 1.25em/1.3 ${roman}; }
  .names {
    margin: clamp(28px, calc(var(--cover-height) * 0.062), 68px) 0;
    font: 500 min(20cqi, 6.25rem, calc(83cqi / var(--ems)), calc(var(--cover-height) * 0.22 / var(--lines)))/1.08 ${roman};
    letter-spacing: -0.01em;
  }
  .lead { margin-bottom: 0.7em; font: 500 calc(1.25 * var(--em))/1.3 ${smallCaps}; letter-spacing: 0.08em; }
  .joiner, .device {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 18px;
    margin: clamp(16px, calc(var(--cover-height) * 0.026), 26px) 0;
    color: var(--ornament-deep);
  }
  :is(.joiner, .device)::before, :is(.joiner, .device)::after {
    content: '';
    width: clamp(38px, 14cqi, 92px);
    border-top: 1px solid var(--hairline);
  }
  /* Never larger than the names that it joins. */
  .ampersand { width: clamp(44px, 1.04em, 96px); height: auto; }
  .rosette { width: clamp(58px, 18cqi, 88px); height: auto; }
  .device {
    width: 100%;
    margin:
      calc(-0.4 * clamp(28px, calc(var(--cover-height) * 0.062), 68px)) 0
      clamp(24px, calc(var(--cover-height) * 0.045), 44px);
  }
  .long-date { display: block; font-size: 1.1em; letter-spacing: 0.04em; }
  .city { margin-top: 0.75em; letter-spacing: 0.05em; color: var(--ink-soft); }

  --answer-link-fill: var(--paper);
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ornament);
  .answer-link { letter-spacing: 0.05em; }

  /* The mount: a board pressed a little into the paper, its window cut at a bevel, each edge with its own light. */
  .plate {
    flex: none;
    height: min(calc(var(--cover-height) * 0.325), 78cqi);
    aspect-ratio: 4 / 5;
    margin-bottom: clamp(14px, calc(var(--cover-height) * 0.022), 30px);
    padding: clamp(9px, 2.6cqi, 26px) clamp(9px, 2.6cqi, 26px) clamp(12px, 3.2cqi, 34px);
    background: color-mix(in srgb, var(--panel) 55%, #fff);
    box-shadow: inset 0 1px 9px rgb(60 48 30 / 0.42), inset 0 0 0 1px rgb(60 48 30 / 0.14);
  }
  .window {
    position: relative;
    overflow: hidden;
    height: 100%;
    border: clamp(3px, 0.5cqi, 6px) solid;
    border-color: #bdb3a1 #dad2c4 #eee8dd #d0c7b8;
  }
  &[data-photo] {
    padding-block: clamp(30px, 8cqi, 64px);
    .greeting { margin-bottom: 0.5em; }
    .names {
      margin: clamp(8px, calc(var(--cover-height) * 0.018), 22px) 0;
      font-size: min(15cqi, 5rem, calc(85cqi / var(--ems)), calc(var(--cover-height) * 0.124 / var(--lines)));
    }
    .joiner, .device { gap: 12px; margin: 0.2em 0; }
    .device { margin-block: -2px 6px; }
    .rosette { width: clamp(30px, 9cqi, 48px); }
    :is(.joiner, .device)::before, :is(.joiner, .device)::after { width: clamp(26px, 9cqi, 60px); }
    .ampersand { width: clamp(34px, 9.4cqi, 48px); }
    .lead { margin-bottom: 0.3em; }
    /* Church and street, a line each. */
    .city { margin-top: 0.4em; font-size: min(1em, 4.15cqi); line-height: 1.4; letter-spacing: 0.02em; }
  }
  /* A broad photo lies, shown whole; the names have the height that it leaves. */
  &[data-landscape] {
    .plate { width: min(80cqi, calc(var(--cover-height) * 0.38)); height: auto; aspect-ratio: auto; }
    .window { height: auto; aspect-ratio: 3 / 2; }
    .names { font-size: min(18cqi, 5rem, calc(85cqi / var(--ems)), calc(var(--cover-height) * 0.145 / var(--lines))); }
  }
  @container card (min-width: 760px) {
    background: var(--panel);
    padding: calc(var(--cover-height) * 0.094) max(96px, calc(50cqi - 300px));
    > ${Frame} {
      inset: 40px max(40px, calc(50cqi - 420px));
      z-index: -1;
      ${lying}
      outline: 16px solid var(--paper);
      box-shadow: 0 0 0 16px var(--paper), 0 18px 60px 8px rgb(60 48 30 / 0.14);
    }
    .names {
      margin-block: calc(var(--cover-height) * 0.038);
      font-size: min(6.75rem, calc(38rem / var(--ems)), calc(var(--cover-height) * 0.204 / var(--lines)));
    }
    .joiner { margin-block: calc(var(--cover-height) * 0.016); }
    .ampersand, .rosette { width: calc(var(--cover-height) * 0.08); }
    .device { margin-block: 0 calc(var(--cover-height) * 0.038); }
    &[data-photo] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      align-items: center;
      gap: clamp(40px, 5cqi, 84px);
      padding: 90px max(88px, calc(50cqi - 500px));
      > ${Frame} { inset: 40px max(40px, calc(50cqi - 560px)); }
      .plate { height: min(calc(var(--cover-height) * 0.63), 43cqi); aspect-ratio: 4 / 5; margin: 0; }
      .city { font-size: 1em; }
      .names {
        margin-block: calc(var(--cover-height) * 0.035);
        font-size: min(5.25rem, calc(min(43cqi, 31rem) / var(--ems)), calc(var(--cover-height) * 0.22 / var(--lines)));
      }
      .joiner { margin: 0.2em 0; }
      .device { margin-block: -6px 22px; }
      .ampersand, .rosette { width: calc(var(--cover-height) * 0.072); }
    }
  }
  @container card (min-width: 760px) {
    &[data-landscape] {
      padding-inline: max(76px, calc(50cqi - 590px));
      > ${Frame} { inset: 40px max(28px, calc(50cqi - 650px)); }
      .plate { width: min(45cqi, 42rem, calc(var(--cover-height) * 0.86)); height: auto; aspect-ratio: auto; }
      .names {
        font-size: min(5.25rem, calc(min(34cqi, 28rem) / var(--ems)), calc(var(--cover-height) * 0.22 / var(--lines)));
      }
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
function ClassicCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover {...mounted(card)}>
      <Frame />
      {card.coverImageUrl && (
        <div className="plate">
          <div className="window">
            <MountedPhoto card={card} still={still} share={[50, 29]} broad={[72, 42]} />
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
