import styled from 'styled-components'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { Cameo } from '../ornaments/cameo.tsx'
import { Corner } from '../ornaments/corner.tsx'
import { Fleuron } from '../ornaments/fleuron.tsx'
import { grain } from '../ornaments/grain.ts'
import { Ribbon } from '../ornaments/ribbon.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Closing } from '../parts/closing.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { sectionsOf } from '../parts/sections.tsx'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { imFellEnglish } from '../typefaces/im-fell-english.ts'
import { marcellus } from '../typefaces/marcellus.ts'
import { fontStack } from '../typefaces/typeface.ts'

const fell = fontStack(imFellEnglish)
const caps = fontStack(marcellus)

const Corners = styled.div`
  position: absolute;
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
  font: 400 calc(0.9375 * var(--em))/1.6 ${caps};

  .fleuron {
    width: clamp(96px, 30cqi, 168px);
    height: auto;
    margin-bottom: clamp(18px, calc(var(--cover-height) * 0.032), 34px);
    color: var(--ornament-deep);
  }
  .fleuron.tail { margin: clamp(20px, calc(var(--cover-height) * 0.036), 38px) 0 0; transform: scaleY(-1); }
  .greeting { font: 400 1.4em/1.3 ${fell}; margin-bottom: 0.4em; }
  .honour { max-width: 19em; letter-spacing: 0.14em; text-transform: uppercase; text-wrap: balance; }
  .names {
    margin: clamp(24px, calc(var(--cover-height) * 0.042), 48px) 0 clamp(30px, calc(var(--cover-height) * 0.05), 56px);
    font: 400 min(18.5cqi, 6.5rem, calc(79cqi / var(--ems)))/1.06 ${fell};
    text-shadow: 0 1px 0 rgb(255 255 255 / 0.35);
  }
  .lead { margin-bottom: 0.6em; font: 400 calc(1.25 * var(--em))/1.3 ${fell}; }
  .ribbon .long-date { font: 400 clamp(1rem, 4.4cqi, 1.625rem)/1.3 ${fell}; letter-spacing: 0.02em; }
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
  .city { max-width: 20em; margin-top: clamp(28px, 6.4cqi, 44px); letter-spacing: 0.05em; }
  @container card (min-width: 760px) {
    padding-block: calc(var(--cover-height) * 0.062);
    .fleuron { width: min(168px, calc(var(--cover-height) * 0.16)); margin-bottom: calc(var(--cover-height) * 0.024); }
    .fleuron.tail { margin-top: calc(var(--cover-height) * 0.028); }
    .names {
      font-size: min(
        18.5cqi, 6.5rem, calc(79cqi / var(--ems)),
        calc(var(--cover-height) * 0.1), calc(var(--cover-height) * 0.18 / var(--lines))
      );
    }
  }
  @media print { padding-block: 15mm; }
  .text { display: grid; justify-items: center; max-width: 100%; }
  &[data-photo] {
    .text > .fleuron:first-child, .tail.fleuron { display: none; }
    padding-block: min(clamp(46px, 12cqi, 84px), calc(var(--cover-height) * 0.07));
    .names {
      margin: clamp(10px, calc(var(--cover-height) * 0.02), 20px) 0 clamp(16px, calc(var(--cover-height) * 0.026), 26px);
      font-size: min(15cqi, 6rem, calc(78cqi / var(--ems)), calc(var(--cover-height) * 0.17 / var(--lines)));
    }
    .joiner { margin: 0.12em 0; }
    .city { margin-top: clamp(12px, calc(var(--cover-height) * 0.024), 26px); }
  }
  /* On a wide card the cameo and the words face each other, like two pages. */
  @container card (min-width: 760px) {
    &[data-photo] {
      flex-direction: row;
      gap: clamp(32px, 5cqi, 88px);
      padding: 80px clamp(90px, 9cqi, 150px);
      .cameo { height: min(calc(var(--cover-height) * 0.66), 40cqi); margin: 0; }
      .names {
        font-size: min(6rem, calc(44cqi / var(--ems)), calc(var(--cover-height) * 0.3 / var(--lines)));
        margin-block: calc(var(--cover-height) * 0.035);
      }
      .ribbon { width: min(38cqi, 33rem); }
      .ribbon .long-date { font-size: clamp(1rem, 1.7cqi, 1.625rem); }
    }
  }
  @media print { &[data-photo] .cameo { height: 52mm; } }

`
const Details = styled.div`
  position: relative;
  padding: clamp(44px, 9cqi, 88px) 20px clamp(64px, 10cqi, 104px);
  background: ${grain(0.22)}, var(--panel);
  text-align: center;
  font: 400 1.125rem/1.55 ${fell};
  /* The grain darkens the paper by a shade. */
  --ink-soft: color-mix(in srgb, var(--ink) 90%, var(--panel));
  --text-scale: 1.05;
  --field: color-mix(in srgb, var(--panel) 55%, #fff);
  --control-radius: 0;
  --button-radius: 0;
  --display-font: ${fell};
  --text-font: ${fell};
  --label-font: ${caps};
  > * { max-width: 46rem; margin-inline: auto; }
  > .grid { max-width: 66rem; }

  h2 {
    display: flex;
    align-items: center;
    gap: 14px;
    font: 400 1.0625rem/1.3 ${caps};
    letter-spacing: 0.2em;
    text-transform: uppercase;
  }
  h2::before, h2::after {
    content: '';
    flex: 1;
    height: 5px;
    border: solid var(--ornament-deep);
    border-width: 1px 0 2px;
    opacity: 0.8;
  }
  section { padding: clamp(22px, 4cqi, 32px) 0; }
  .time { margin-top: 0.9rem; font-size: 1.875rem; line-height: 1.2; }
  .venue { margin-top: 0.2rem; font-size: 1.3125rem; line-height: 1.35; }
  .map, .calendar a {
    font: 400 0.9375rem/1.4 ${caps};
    letter-spacing: 0.06em;
    color: color-mix(in srgb, var(--accent) 78%, #000);
  }
  .prose, .list { margin: 0.9rem auto 0; max-width: 32em; }
  .countdown { justify-content: center; gap: 10px; margin-bottom: 8px; }
  .figure {
    min-width: 88px;
    padding: 12px 8px 8px;
    border: 1px solid var(--ornament-deep);
    outline: 1px solid var(--ornament-deep);
    outline-offset: 2px;
    margin: 4px;
  }
  .value { font-size: 2rem; line-height: 1; }
  .unit { font: 400 0.8125rem/1.5 ${caps}; letter-spacing: 0.08em; }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; padding: 10px 0 14px; }
  .list { display: grid; gap: 2px; justify-items: center; }
  .closing { margin-top: clamp(56px, 10cqi, 96px); padding: clamp(34px, 7cqi, 56px) 20px clamp(28px, 6cqi, 44px); border: double 6px var(--ornament-deep); }
  .closing-words { max-width: 26em; margin-inline: auto; font: italic 400 1.375rem/1.45 ${fell}; }
  .closing .fleuron { width: 132px; height: auto; margin: 22px auto; color: var(--ornament-deep); }
  .signature { font-size: clamp(1.625rem, 6cqi, 2.25rem); line-height: 1.2; }
  .colophon { margin-top: 26px; font: 400 0.8125rem/1.5 ${caps}; letter-spacing: 0.08em; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 64px; }
    .grid > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
`

const typefaces = [imFellEnglish, marcellus]

function VintageCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover data-photo={card.coverImageUrl ? 'mounted' : undefined}>
      <Corners>
        <Corner />
        <Corner />
        <Corner />
        <Corner />
      </Corners>
      {card.coverImageUrl && (
        <Cameo>
          <MountedPhoto card={card} still={still} shape="plate" />
        </Cameo>
      )}
      <div className="text">
        <Fleuron />
        {greeting && <p className="greeting">{greeting}</p>}
        <p className="honour">Nos complace {alone ? 'invitarte' : 'invitaros'}</p>
        <Names names={names} typeface={imFellEnglish} />
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

function VintageDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <Countdown date={date} still={still} />
      <Calendar />
      <div className="grid">
        {sectionsOf(card).map(({ key, title, content }) => (
          <section key={key}>
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      {children}
      <Closing card={card} names={names} typefaces={typefaces} ornament={<Fleuron tail />} />
    </Details>
  )
}

export default {
  typefaces,
  Cover: VintageCover,
  Details: VintageDetails,
} satisfies FormatDesign
