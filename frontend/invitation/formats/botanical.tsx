import styled from 'styled-components'
import { CoverPhoto } from '../cover-photo.tsx'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { Branch } from '../ornaments/branch.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Closing } from '../parts/closing.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { sectionsOf } from '../parts/sections.tsx'
import { cormorantGaramond } from '../typefaces/cormorant-garamond.ts'
import { ebGaramond } from '../typefaces/eb-garamond.ts'
import { fontStack } from '../typefaces/typeface.ts'

const roman = fontStack(ebGaramond)
const italic = fontStack(cormorantGaramond)

const Plate = styled.svg`
  position: absolute;
  z-index: -1;
  width: min(86cqi, 480px);
  height: auto;
  overflow: visible;
  fill: none;
  stroke: var(--ornament-deep);
  stroke-width: 1.1;
  stroke-linecap: round;
  stroke-linejoin: round;
  .leaf { fill: color-mix(in srgb, var(--ornament) 34%, transparent); }
  .fruit { fill: color-mix(in srgb, var(--ornament-deep) 55%, transparent); }
  .stem { stroke-width: 1.6; }
`
const Cover = styled.header`
  ${coverBase}
  align-items: center;
  justify-content: center;
  padding: clamp(150px, 44cqi, 240px) 26px clamp(150px, 46cqi, 230px);
  text-align: center;
  font: 400 calc(1.0625 * var(--em))/1.5 ${roman};

  .top { top: -12px; left: -14px; }
  .bottom { right: -14px; bottom: -12px; transform: rotate(180deg); }
  .greeting { font: italic 400 1.45em/1.25 ${italic}; }
  .honour { margin-top: 0.25rem; color: var(--ink-soft); }
  .names {
    margin: clamp(20px, calc(var(--cover-height) * 0.036), 44px) 0;
    font: italic 400
      min(22cqi, 8rem, calc(87cqi / var(--ems)), calc(var(--cover-height) * 0.38 / var(--lines)))/1.02 ${italic};
    letter-spacing: -0.015em;
  }
  .lead { margin-bottom: 0.6em; font: 400 calc(1.1875 * var(--em))/1.3 ${roman}; letter-spacing: 0; }
  .joiner { margin: 0.1em 0; font: 400 max(0.34em, 1.25rem)/1.6 ${roman}; color: var(--accent); }
  .long-date { font-size: 1.125em; }
  .plate {
    position: absolute;
    bottom: clamp(18px, 4cqi, 34px);
    left: clamp(22px, 6cqi, 56px);
    text-align: left;
    font: italic 400 0.9375rem/1.4 ${italic};
    color: var(--ink-soft);
  }
  .plate b { display: block; font: 400 0.75rem/1.4 ${roman}; letter-spacing: 0.12em; }
  .plate { display: none; }
  @container card (min-width: 760px) {
    padding-block: 130px;
    .plate { display: block; }
    .top { width: min(42cqi, 620px); }
    .bottom { width: min(42cqi, 620px); }
  }
  @media print { padding-block: 30mm; .top, .bottom { width: 56cqi; } }
`
const Details = styled.div`
  position: relative;
  max-width: 60rem;
  margin: 0 auto;
  padding: clamp(36px, 8cqi, 88px) 30px clamp(72px, 11cqi, 120px);
  font: 400 1.125rem/1.55 ${roman};
  --text-scale: 1.06;
  --display-font: ${italic};
  --text-font: ${roman};
  --field-lines: 0 0 1px;
  --label-font: ${roman};

  .when { text-align: center; padding-bottom: clamp(36px, 7cqi, 64px); }
  .countdown { justify-content: center; gap: 0; }
  .figure { padding: 0 clamp(16px, 5cqi, 34px); }
  .figure + .figure { border-left: 1px solid var(--hairline); }
  .value { font: italic 400 2.75rem/1 ${italic}; }
  .unit { color: var(--ink-soft); }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; margin-top: 1rem; }
  .map, .calendar a { color: var(--accent); }
  section { position: relative; padding: 0 0 clamp(40px, 7cqi, 60px) 62px; }
  section > svg {
    position: absolute;
    left: 0;
    top: 2px;
    width: 40px;
    height: auto;
    overflow: visible;
    fill: none;
    stroke: var(--ornament-deep);
    stroke-width: 1.4;
    .leaf { fill: color-mix(in srgb, var(--ornament) 34%, transparent); }
  }
  h2 { font: italic 400 2rem/1.1 ${italic}; }
  .time { margin-top: 0.3rem; }
  .venue { font-size: 1.1875rem; text-wrap: pretty; }
  .prose { max-width: 32em; margin-top: 0.3rem; }
  @container card (min-width: 760px) { .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 0 56px; } }
`
const sprigStem = [
  [20, 78],
  [22, 54],
  [18, 30],
  [24, 4],
] as const

const typefaces = [cormorantGaramond, ebGaramond]

function BotanicalCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover data-photo={card.coverImageUrl || undefined}>
      {card.coverImageUrl && <CoverPhoto src={card.coverImageUrl} still={still} />}
      <Plate className="top" viewBox="0 0 480 420" aria-hidden="true">
        <Branch
          kind="olive"
          leaves={17}
          stem={[
            [-10, 40],
            [120, 10],
            [260, 70],
            [440, 40],
          ]}
        />
        <Branch
          kind="eucalyptus"
          leaves={10}
          stem={[
            [10, -10],
            [60, 120],
            [20, 230],
            [92, 380],
          ]}
        />
        <Branch
          kind="olive"
          leaves={9}
          scale={0.8}
          stem={[
            [0, 10],
            [90, 70],
            [150, 130],
            [230, 190],
          ]}
        />
      </Plate>
      <Plate className="bottom" viewBox="0 0 480 420" aria-hidden="true">
        <Branch
          kind="eucalyptus"
          leaves={11}
          stem={[
            [-10, 40],
            [120, 10],
            [240, 80],
            [420, 46],
          ]}
        />
        <Branch
          kind="olive"
          leaves={15}
          stem={[
            [10, -10],
            [60, 120],
            [20, 240],
            [80, 390],
          ]}
        />
        <Branch
          kind="eucalyptus"
          leaves={6}
          scale={0.8}
          stem={[
            [0, 10],
            [80, 70],
            [140, 120],
            [210, 176],
          ]}
        />
      </Plate>
      {greeting && <p className="greeting">{greeting}</p>}
      <p className="honour">Queremos celebrarlo {alone ? 'contigo' : 'con vosotros'}</p>
      <Names names={names} typeface={cormorantGaramond} />
      <LongDate date={date} />
      <AnswerLink card={card} still={still} />
      <p className="plate" aria-hidden="true">
        <b>LÁM. I</b>
        Olea europaea, Eucalyptus cinerea
      </p>
    </Cover>
  )
}

function BotanicalDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <div className="when">
        <Countdown date={date} still={still} />
        <Calendar />
      </div>
      <div className="grid">
        {sectionsOf(card).map(({ key, title, content }, index) => (
          <section key={key}>
            <svg viewBox="0 0 44 80" aria-hidden="true">
              <Branch
                kind={index % 2 ? 'olive' : 'laurel'}
                leaves={5}
                scale={index % 2 ? 0.42 : 0.6}
                stem={sprigStem}
              />
            </svg>
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      {children}
      <Closing card={card} names={names} typefaces={typefaces} />
    </Details>
  )
}

export default {
  typefaces,
  Cover: BotanicalCover,
  Details: BotanicalDetails,
} satisfies FormatDesign
