import styled, { css } from 'styled-components'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { Garland, Petals, Spray } from '../ornaments/garland.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Closing } from '../parts/closing.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { ownMarks } from '../parts/own-marks.ts'
import { sectionsOf } from '../parts/sections.tsx'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { cormorantGaramond } from '../typefaces/cormorant-garamond.ts'
import { parisienne } from '../typefaces/parisienne.ts'
import { fontStack } from '../typefaces/typeface.ts'

const hand = fontStack(parisienne)
const serif = fontStack(cormorantGaramond)

const inks = css`
  fill: none;
  stroke: color-mix(in srgb, var(--ornament-deep) 74%, #fff);
  stroke-width: 0.9;
  stroke-linejoin: round;
  .leaf {
    fill: color-mix(in srgb, var(--ornament-deep) 46%, var(--paper));
    stroke: color-mix(in srgb, var(--ornament-deep) 88%, var(--paper));
    stroke-width: 1;
  }
  .stem { stroke: color-mix(in srgb, var(--ornament-deep) 70%, var(--paper)); stroke-width: 1.6; }
  --petal-outer: color-mix(in srgb, var(--tone) 24%, #fffdfb);
  --petal-middle: color-mix(in srgb, var(--tone) 44%, #fffdfb);
  --petal-inner: color-mix(in srgb, var(--tone) 66%, #fffdfb);
  --petal-heart: color-mix(in srgb, var(--tone) 86%, var(--primary));
  .outer { fill: var(--petal-outer); }
  .middle { fill: var(--petal-middle); }
`
const Cover = styled.header`
  ${coverBase}
  --answer-link-fill: transparent;
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ink);
  --answer-link-radius: 999px;
  align-items: center;
  justify-content: center;
  overflow: hidden;
  padding: 24px 12px;
  text-align: center;
  font: 500 calc(1.125 * var(--em))/1.4 ${serif};

  /* Wider than a phone: its two clusters come in from above and below, and the words have the width. */
  .wreath {
    --width: min(150cqi, calc(var(--cover-height) * 0.74));
    position: absolute;
    z-index: -1;
    top: 50%;
    left: 50%;
    width: var(--width);
    aspect-ratio: 420 / 560;
    transform: translate(-50%, -50%);
  }
  .garland { width: 100%; height: 100%; overflow: visible; ${inks} }
  .inside { display: grid; justify-items: center; width: min(84cqi, calc(var(--cover-height) * 0.42)); }
  .names {
    margin: clamp(8px, 2.4cqi, 16px) 0 clamp(10px, 3cqi, 18px);
    font: 400
      min(
        17cqi,
        5.5rem,
        calc(82cqi / var(--ems)),
        calc(var(--cover-height) * 0.41 / var(--ems)),
        calc(var(--cover-height) * 0.17 / var(--lines))
      )/1.12
      ${hand};
  }
  .lead { margin-bottom: 0.5em; font: 500 calc(1.0625 * var(--em))/1.3 ${serif}; }
  .joiner { font-size: max(0.58em, 2rem); line-height: 1.3; color: var(--accent); }
  .long-date { max-width: 9.5em; font-size: 1.06em; line-height: 1.25; }
  .small { max-width: 12em; color: var(--ink-soft); text-wrap: balance; }

  &[data-photo] {
    gap: calc(var(--cover-height) * 0.012);
    .wreath {
      --width: min(90cqi, calc(var(--cover-height) * 0.385));
      margin-block: calc(var(--width) * 0.06) calc(var(--width) * 0.1);
      order: -1;
      position: relative;
      top: 0;
      left: 0;
      flex: none;
      transform: none;
    }
    .garland { position: relative; z-index: 1; scale: 1.05; }
    .oval { position: absolute; inset: 10.6% 9.8% 10.4%; overflow: hidden; border-radius: 50%; }
    .inside { width: min(92cqi, 40rem); }
    .names {
      margin: 4px 0 8px;
      font-size: min(15cqi, 5.5rem, calc(86cqi / var(--ems)), calc(var(--cover-height) * 0.143 / var(--lines)));
      line-height: 1.06;
    }
    .joiner { line-height: 0.9; }
    .long-date, .small { max-width: none; }
  }
  @container card (max-width: 359px) {
    /* As high as the words need to stand clear of the flowers. */
    &:not([data-photo]) { min-height: max(var(--cover-height), 228cqi); .wreath { --width: 168cqi; } }
  }
  @container card (min-width: 760px) {
    /* Wide covers lay the same wreath on its side: petals know no upright. */
    &:not([data-photo]) {
      .wreath { --width: min(calc(var(--cover-height) * 0.86), 66cqi); transform: translate(-50%, -50%) rotate(90deg); }
      .inside { width: min(50cqi, calc(var(--cover-height) * 0.56)); }
      .names {
        font-size: min(
          7rem,
          calc(46cqi / var(--ems)),
          calc(var(--cover-height) * 0.55 / var(--ems)),
          calc(var(--cover-height) * 0.163 / var(--lines))
        );
      }
      .inside { font-size: 1.08em; }
      .long-date, .small { max-width: 15em; }
    }
    &[data-photo] {
      flex-direction: row;
      gap: clamp(32px, 5cqi, 90px);
      padding: 24px clamp(40px, 6cqi, 100px);
      .wreath { --width: min(44cqi, calc((var(--cover-height) - 48px) * 0.665)); }
      .inside { width: auto; max-width: 46cqi; }
      .names {
        margin-block: calc(var(--cover-height) * 0.03);
        font-size: min(7rem, calc(44cqi / var(--ems)), calc(var(--cover-height) * 0.32 / var(--lines)));
        line-height: 1.2;
      }
    }
  }
  @media print { &[data-photo] .wreath { --width: 66mm; } }
`
/** A flower of five petals as a `clip-path`. */
const bloom = `polygon(${Array.from({ length: 40 }, (_, step) => {
  const turn = (step * Math.PI) / 20
  const reach = 37 + 13 * Math.cos(5 * turn)
  return `${(50 + reach * Math.sin(turn)).toFixed(1)}% ${(50 - reach * Math.cos(turn)).toFixed(1)}%`
}).join(',')})`

const Details = styled.div`
  padding: clamp(20px, 5cqi, 48px) 26px clamp(72px, 11cqi, 120px);
  text-align: center;
  font: 500 1.1875rem/1.5 ${serif};
  --text-scale: 1.12;
  --display-font: ${hand};
  --text-font: ${serif};
  --label-font: ${serif};
  --control-radius: 4px;
  --mark-line: var(--ornament-deep);
  --mark-radius: 50%;
  --mark-shape: ${bloom};
  ${ownMarks}
  --button-radius: 999px;
  --field-lines: 0 0 1px;
  --field: transparent;
  > * { max-width: 44rem; margin-inline: auto; }
  > .grid { max-width: 68rem; }

  .petals { width: 180px; height: auto; margin: clamp(22px, 5cqi, 36px) auto; ${inks} }
  h2 { font: 400 clamp(2.5rem, 10cqi, 3.25rem)/1.1 ${hand}; }
  .time { margin-top: 0.3rem; font-size: 1.5rem; }
  .venue { font-size: 1.25rem; }
  .map, .calendar a { color: var(--accent); }
  .countdown { justify-content: center; gap: 14px; }
  .figure {
    display: grid;
    align-content: center;
    width: 96px;
    height: 96px;
    border-radius: 50%;
    background: var(--panel);
  }
  .value { font-size: 1.875rem; line-height: 1; }
  .unit { font-size: 1rem; line-height: 1.3; }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; margin-top: 1rem; }
  [role='region'] h2::before {
    content: '';
    display: block;
    width: 34px;
    height: 34px;
    margin: 0 auto 10px;
    background: radial-gradient(circle, var(--ornament-deep) 16%, color-mix(in srgb, var(--tone) 62%, #fffdfb) 18%);
    clip-path: ${bloom};
  }
  [role='region'] fieldset:first-of-type > label { border-radius: 999px; border-color: var(--ornament-deep); }
  .closing { margin-top: clamp(48px, 9cqi, 88px); }
  .closing-words { max-width: 22em; margin-inline: auto; font-size: 1.375rem; line-height: 1.4; font-style: normal; }
  .spray { width: min(72cqi, 290px); height: auto; margin: 22px auto 12px; overflow: visible; ${inks} }
  .signature { font: 400 max(1.5rem, min(3.5rem, 10cqi, calc(82cqi / var(--ems))))/1.15 ${hand}; }
  .colophon { margin-top: 1.4rem; font-size: 1rem; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    /* The two places side by side, what else there is in one row below; none is left over. */
    .grid { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 24px; }
    .grid > * { flex: 1 1 40%; }
  }
  @container card (min-width: 1000px) { .grid > :nth-child(n + 3) { flex-basis: 20%; h2 { font-size: 2.125rem; } } }
`

const typefaces = [parisienne, cormorantGaramond]

function FloralCover({ card, names, date, greeting, still }: FormatProps) {
  return (
    <Cover data-photo={card.coverImageUrl ? 'mounted' : undefined}>
      <div className="inside">
        <p className="small">{greeting ?? 'Celebradlo con nosotros'}</p>
        <Names names={names} typeface={parisienne} />
        <LongDate date={date} />
        <AnswerLink card={card} still={still} />
      </div>
      <div className="wreath">
        {card.coverImageUrl && (
          <div className="oval">
            <MountedPhoto card={card} still={still} shape="plate" />
          </div>
        )}
        <Garland className="garland" />
      </div>
    </Cover>
  )
}

function FloralDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <Countdown date={date} still={still} />
      <Calendar />
      <div className="grid">
        {sectionsOf(card).map(({ key, title, content }) => (
          <section key={key}>
            <Petals className="petals" />
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      {children}
      <Closing card={card} names={names} typefaces={typefaces} ornament={<Spray className="spray" />} />
    </Details>
  )
}

export default {
  typefaces,
  Cover: FloralCover,
  Details: FloralDetails,
} satisfies FormatDesign
