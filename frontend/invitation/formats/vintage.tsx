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
import { landscapeFocus, mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { imFellEnglish } from '../typefaces/im-fell-english.ts'
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
  svg { position: absolute; width: calc(120 * var(--u)); height: auto; }
  svg path:nth-of-type(-n + 2) { display: none; }
  svg:nth-of-type(2) { right: 0; transform: scaleX(-1); }
  svg:nth-of-type(3) { bottom: 0; transform: scaleY(-1); }
  svg:nth-of-type(4) { right: 0; bottom: 0; transform: scale(-1); }
`
const Cover = styled.header`
  ${coverBase}
  align-items: center;
  justify-content: center;
  padding: min(clamp(76px, 20cqi, 130px), calc(var(--cover-height) * 0.1)) 20px;
  text-align: center;
  background: ${grain(0.3)}, var(--wash);
  /* Of a tint that the grain's darkening of the paper leaves readable. */
  --ink: color-mix(in srgb, var(--on-wash) 68%, #000);
  --answer-link-fill: transparent;
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ink);
  font: 400 calc(1.0625 * var(--em))/1.5 ${caps};

  .fleuron {
    width: clamp(96px, 30cqi, 168px);
    height: auto;
    margin-bottom: clamp(18px, calc(var(--cover-height) * 0.032), 34px);
    color: var(--ornament-deep);
  }
  .fleuron.tail { margin: clamp(20px, calc(var(--cover-height) * 0.036), 38px) 0 0; transform: scaleY(-1); }
  .greeting { font: 400 1.4em/1.3 ${fell}; margin-bottom: 0.4em; }
  .honour { max-width: 19em; font-size: 0.94em; letter-spacing: 0.12em; text-transform: uppercase; text-wrap: balance; }
  .names {
    margin: clamp(24px, calc(var(--cover-height) * 0.042), 48px) 0 clamp(30px, calc(var(--cover-height) * 0.05), 56px);
    font: 400 min(18.5cqi, 6.5rem, calc(83cqi / var(--ems)))/1.06 ${fell};
    text-shadow: 0 1px 0 rgb(255 255 255 / 0.35);
  }
  .lead { margin-bottom: 0.6em; font: 400 calc(1.25 * var(--em))/1.3 ${fell}; }
  .ribbon .long-date { font: 400 clamp(0.9rem, 4.7cqi, 1.75rem)/1.3 ${fell}; letter-spacing: 0.01em; }
  .joiner {
    display: flex; align-items: center; justify-content: center; gap: 12px;
    margin: 0.3em 0; font-size: max(0.52em, 1.375rem); line-height: 1;
  }
  .joiner::before, .joiner::after {
    content: '';
    width: 1.5em;
    height: 5px;
    border: solid currentColor;
    border-width: 1px 0 2px;
  }
  .city { max-width: 20em; font-size: min(1em, 4.4cqi); margin-top: clamp(28px, 6.4cqi, 44px); letter-spacing: 0.02em; }
  @container card (min-width: 760px) {
    padding-block: calc(var(--cover-height) * 0.052);
    font-size: calc(1.08 * var(--em));
    .city { margin-top: calc(var(--cover-height) * 0.034); }
    .fleuron { width: min(168px, calc(var(--cover-height) * 0.16)); margin-bottom: calc(var(--cover-height) * 0.024); }
    .fleuron.tail { margin-top: calc(var(--cover-height) * 0.028); }
    .ribbon { width: min(40cqi, 29rem); }
    .ribbon .long-date { font-size: clamp(1rem, 1.7cqi, 1.5rem); }
    /* What two people's names and the word between them leave, a title has for its lines alone. */
    --share: 0.258;
    &:has(.joiner) { --share: 0.208; }
    .names {
      margin-block: calc(var(--cover-height) * 0.03) calc(var(--cover-height) * 0.038);
      font-size: min(
        18.5cqi, 7.25rem, calc(79cqi / var(--ems)),
        calc(var(--cover-height) * 0.115),
        calc(var(--cover-height) * var(--share) / var(--lines))
      );
    }
  }
  @media print { padding-block: 15mm; }
  .text { display: grid; justify-items: center; max-width: 100%; }
  &[data-photo] {
    .text > .fleuron:first-child, .tail.fleuron { display: none; }
    padding-block:
      min(clamp(40px, 11cqi, 84px), calc(var(--cover-height) * 0.06))
      min(clamp(52px, 15cqi, 96px), calc(var(--cover-height) * 0.075));
    .names {
      margin:
        clamp(10px, calc(var(--cover-height) * 0.018), 20px) 0 clamp(18px, calc(var(--cover-height) * 0.028), 44px);
      font-size: min(15cqi, 6rem, calc(83cqi / var(--ems)), calc(var(--cover-height) * 0.118 / var(--lines)));
    }
    .joiner { margin: 0.12em 0; }
    .city { margin-top: clamp(12px, calc(var(--cover-height) * 0.024), 26px); }
  }
  &[data-landscape] .names {
    font-size: min(16cqi, 6rem, calc(83cqi / var(--ems)), calc(var(--cover-height) * 0.128 / var(--lines)));
  }
  /* On a wide card the cameo and the words face each other, like two pages. */
  @container card (min-width: 760px) {
    &[data-photo] {
      flex-direction: row;
      gap: clamp(32px, 5cqi, 88px);
      padding: 80px clamp(72px, 7cqi, 130px);
      .cameo { height: min(calc(var(--cover-height) * 0.74), 45cqi); margin: 0; }
      .text { min-width: 40cqi; }
      .names {
        font-size: min(7.5rem, calc(44cqi / var(--ems)), calc(var(--cover-height) * 0.25 / var(--lines)));
        margin-block: calc(var(--cover-height) * 0.03) calc(var(--cover-height) * 0.06);
      }
      .ribbon { width: min(31cqi, 29rem); }
      .ribbon .long-date { font-size: clamp(1rem, 1.6cqi, 1.5rem); }
    }
  }
  @container card (min-width: 760px) {
    &[data-landscape] {
      gap: clamp(24px, 3.4cqi, 60px);
      padding-inline: clamp(56px, 5cqi, 96px);
      .cameo { width: min(46cqi, calc(var(--cover-height) * 0.9)); height: auto; }
      .ribbon { width: min(27cqi, 27rem); }
      .text { min-width: 34cqi; }
      .names {
        font-size: min(6rem, calc(36cqi / var(--ems)), calc(var(--cover-height) * 0.32 / var(--lines)));
      }
    }
  }
  @media print {
    &[data-photo] .cameo { height: 41mm; }
    &[data-landscape] .cameo { width: 58mm; height: auto; }
  }
`
function VintageCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover {...mounted(card)}>
      <Corners>
        <Corner />
        <Corner />
        <Corner />
        <Corner />
      </Corners>
      {card.coverImageUrl && (
        <Cameo lying={landscapeFocus(card) !== null}>
          <MountedPhoto card={card} still={still} share={[46, 36]} broad={[86, 48]} />
        </Cameo>
      )}
      <div className="text">
        <Fleuron />
        {greeting && <p className="greeting">{greeting}</p>}
        <p className="honour">Nos complace {alone ? 'invitarte' : 'invitaros'}</p>
        <Names broad names={names} typeface={imFellEnglish} />
        <Ribbon>
          <LongDate date={date} />
        </Ribbon>
        {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
        <Fleuron tail />
      </div>
    </Cover>
  )
}

export default {
  typefaces,
  Cover: VintageCover,
  Details: VintageDetails,
} satisfies FormatDesign
