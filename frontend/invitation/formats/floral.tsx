import styled, { css } from 'styled-components'
import { CoverPhoto } from '../cover-photo.tsx'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { Garland, Petals } from '../ornaments/garland.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Closing } from '../parts/closing.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { sectionsOf } from '../parts/sections.tsx'
import { cormorantGaramond } from '../typefaces/cormorant-garamond.ts'
import { parisienne } from '../typefaces/parisienne.ts'
import { fontStack } from '../typefaces/typeface.ts'

const hand = fontStack(parisienne)
const serif = fontStack(cormorantGaramond)

const inks = css`
  fill: none;
  stroke: color-mix(in srgb, var(--ornament-deep) 82%, #fff);
  stroke-width: 1;
  stroke-linejoin: round;
  .leaf {
    fill: color-mix(in srgb, var(--ornament-deep) 52%, var(--paper));
    stroke: color-mix(in srgb, var(--ornament-deep) 88%, var(--paper));
    stroke-width: 1.1;
  }
  .stem { stroke: color-mix(in srgb, var(--ornament-deep) 70%, var(--paper)); stroke-width: 1.6; }
  --petal-outer: color-mix(in srgb, var(--tone) 30%, #fffdfb);
  --petal-middle: color-mix(in srgb, var(--tone) 50%, #fffdfb);
  --petal-inner: color-mix(in srgb, var(--tone) 74%, #fffdfb);
  --petal-heart: color-mix(in srgb, var(--tone) 88%, var(--primary));
  .outer { fill: var(--petal-outer); }
  .middle { fill: var(--petal-middle); }
`
const Cover = styled.header`
  ${coverBase}
  align-items: center;
  justify-content: center;
  padding: 24px 12px;
  text-align: center;
  font: 500 calc(1.125 * var(--em))/1.4 ${serif};

  .garland {
    position: absolute;
    z-index: -1;
    top: 0;
    left: 50%;
    width: min(116cqi, calc(var(--cover-height) * 0.75));
    height: 100%;
    transform: translateX(-50%);
    ${inks}
  }
  .inside { display: grid; justify-items: center; width: min(64cqi, calc(var(--cover-height) * 0.4)); }
  .names {
    margin: clamp(8px, 2.4cqi, 16px) 0 clamp(10px, 3cqi, 18px);
    font: 400 min(16cqi, 5.5rem, calc(66cqi / var(--ems)), calc(var(--cover-height) * 0.42 / var(--ems)))/1.1 ${hand};
  }
  .lead { margin-bottom: 0.5em; font: 500 calc(1.0625 * var(--em))/1.3 ${serif}; }
  .joiner { font-size: max(0.5em, 1.5rem); line-height: 1.2; color: var(--accent); }
  .long-date { max-width: 9.5em; font-size: 1.06em; line-height: 1.25; }
  .small { max-width: 9.5em; color: var(--ink-soft); text-wrap: balance; }
  &[data-photo] .garland { --ornament-deep: color-mix(in srgb, var(--secondary) 40%, #fff); --paper: var(--scrim); }
  /* Wide covers lay the same wreath on its side: petals know no upright. */
  @container card (min-width: 1000px) {
    .garland {
      top: 50%;
      width: min(calc(var(--cover-height) * 0.98), 70cqi);
      height: auto;
      transform: translate(-50%, -50%) rotate(90deg);
    }
    .inside { width: min(50cqi, calc(var(--cover-height) * 0.76)); }
    .names { font-size: min(7.5rem, calc(48cqi / var(--ems)), calc(var(--cover-height) * 0.72 / var(--ems))); }
    .long-date { max-width: none; }
    .small { max-width: none; }
  }
`
const Details = styled.div`
  padding: clamp(20px, 5cqi, 48px) 26px clamp(72px, 11cqi, 120px);
  text-align: center;
  font: 500 1.1875rem/1.5 ${serif};
  --text-scale: 1.12;
  --display-font: ${hand};
  --text-font: ${serif};
  --label-font: ${serif};
  --control-radius: 10px;
  --button-radius: 999px;
  --field-lines: 0 0 1px;
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
  @container card (min-width: 760px) {
    .grid { display: grid; grid-template-columns: repeat(6, 1fr); gap: 0 32px; }
    .grid > * { grid-column: span 2; }
    .grid > :nth-child(-n + 2) { grid-column: span 3; }
    .grid > :nth-child(n + 3):last-child:nth-child(3n) { grid-column: 1 / -1; }
    .grid > :nth-child(3n):nth-last-child(2), .grid > :nth-child(3n + 1):last-child:not(:first-child) {
      grid-column: span 3;
    }
    .grid > :only-child { grid-column: 1 / -1; }
  }
`

const typefaces = [parisienne, cormorantGaramond]

function FloralCover({ card, names, date, greeting, still }: FormatProps) {
  return (
    <Cover data-photo={card.coverImageUrl || undefined}>
      {card.coverImageUrl && <CoverPhoto src={card.coverImageUrl} still={still} />}
      <Garland className="garland" />
      <div className="inside">
        <p className="small">{greeting ?? 'Celebradlo con nosotros'}</p>
        <Names names={names} typeface={parisienne} />
        <LongDate date={date} />
        <AnswerLink card={card} still={still} />
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
      <Closing card={card} names={names} typefaces={typefaces} ornament={<Petals className="petals" />} />
    </Details>
  )
}

export default {
  typefaces,
  Cover: FloralCover,
  Details: FloralDetails,
} satisfies FormatDesign
