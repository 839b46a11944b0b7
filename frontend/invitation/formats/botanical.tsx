import styled from 'styled-components'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { Branch } from '../ornaments/branch.tsx'
import { LeafyArch } from '../ornaments/leafy-arch.tsx'
import { Sprays } from '../ornaments/sprays.tsx'
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
import { ebGaramond } from '../typefaces/eb-garamond.ts'
import { fontStack } from '../typefaces/typeface.ts'

const roman = fontStack(ebGaramond)
const italic = fontStack(cormorantGaramond)

/** The plates keep to strips of their own above and below the words. */
const Cover = styled.header`
  ${coverBase}
  --answer-link-fill: transparent;
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ornament-deep);
  --answer-link-radius: 0 22px;
  --strip: min(42cqi, 258px, calc(var(--cover-height) * 0.2));
  align-items: center;
  justify-content: center;
  overflow: hidden;
  padding: calc(var(--strip) + 6px) 26px;
  text-align: center;
  font: 400 calc(1.0625 * var(--em))/1.5 ${roman};

  .sprays { height: var(--strip); width: auto; aspect-ratio: 480 / 258; }
  .top { top: -6px; left: -8px; }
  .bottom { right: -8px; bottom: -6px; transform: rotate(180deg); }
  .words { display: grid; justify-items: center; }
  .greeting { font: italic 400 1.45em/1.25 ${italic}; }
  .honour { margin-top: 0.25rem; color: var(--ink-soft); }
  .names {
    margin: clamp(14px, calc(var(--cover-height) * 0.03), 44px) 0;
    font: italic 400
      min(21cqi, 8rem, calc(99cqi / var(--ems)), calc(var(--cover-height) * 0.27 / var(--lines)))/1.02 ${italic};
    letter-spacing: -0.015em;
  }
  .lead { margin-bottom: 0.6em; font: 400 calc(1.1875 * var(--em))/1.3 ${roman}; letter-spacing: 0; }
  .joiner { margin: 0.1em 0; font: 400 max(0.46em, 1.75rem)/1.3 ${roman}; color: var(--accent); }
  .long-date { font-size: 1.125em; }
  .city { margin-top: 0.5em; color: var(--ink-soft); line-height: 1.4; }
  .plate {
    position: absolute;
    bottom: clamp(18px, 4cqi, 34px);
    left: clamp(22px, 6cqi, 56px);
    text-align: left;
    font: italic 500 1.25rem/1.4 ${italic};
    color: var(--ink);
  }
  .plate b { display: block; font: 400 0.9375rem/1.5 ${roman}; letter-spacing: 0.14em; }
  .plate { display: none; }
  &[data-photo] {
    padding: clamp(14px, calc(var(--cover-height) * 0.024), 30px) 22px calc(var(--strip) * 0.52);
    .top, .city { display: none; }
    .bottom { --strip: min(34cqi, calc(var(--cover-height) * 0.15)); }
    .names { margin-block: clamp(8px, calc(var(--cover-height) * 0.018), 20px); font-size: min(17cqi, 6rem, calc(100cqi / var(--ems)), calc(var(--cover-height) * 0.17 / var(--lines))); }
  }
  @container card (min-width: 760px) {
    --strip: min(32cqi, calc(var(--cover-height) * 0.38));
    padding-block: calc(var(--cover-height) * 0.12);
    .plate { display: block; }
    .names { font-size: min(8rem, calc(66cqi / var(--ems)), calc(var(--cover-height) * 0.3 / var(--lines))); }
    &[data-photo] {
      flex-direction: row;
      gap: clamp(40px, 7cqi, 120px);
      padding: 40px clamp(48px, 6cqi, 110px);
      .bottom { --strip: calc(var(--cover-height) * 0.22); }
      .city { display: block; }
      .names { font-size: min(7rem, calc(50cqi / var(--ems)), calc(var(--cover-height) * 0.34 / var(--lines))); margin-block: calc(var(--cover-height) * 0.035); }
      .plate { display: none; }
    }
  }
  @media print {
    --strip: 40mm;
    padding-block: 36mm 32mm;
    .names { margin-block: 3mm; font-size: min(17cqi, calc(76cqi / var(--ems)), calc(32mm / var(--lines))); }
    &[data-photo] { padding-block: 6mm 26mm; .bottom { --strip: 24mm; } .arch { height: 68mm; } }
  }

`
const leafShape = 'polygon(0 100%, 3% 58%, 22% 24%, 56% 4%, 100% 0, 97% 42%, 78% 76%, 44% 96%)'

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
  --field: transparent;
  --label-font: ${roman};
  --button-radius: 0 24px;
  --mark-line: var(--ornament-deep);
  --mark-radius: 0 9px;
  --mark-shape: ${leafShape};
  ${ownMarks}

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
  .closing { margin-top: clamp(56px, 10cqi, 100px); text-align: center; }
  .closing > svg { width: min(74cqi, 330px); height: auto; margin: 20px auto 14px; overflow: visible; fill: none; stroke: var(--ornament-deep); stroke-width: 1.2; .leaf { fill: color-mix(in srgb, var(--ornament) 34%, transparent); } .fruit { fill: color-mix(in srgb, var(--ornament-deep) 55%, transparent); } }
  .closing-words { max-width: 24em; margin-inline: auto; font: italic 400 1.625rem/1.35 ${italic}; }
  .signature { font: italic 400 clamp(2.25rem, 9cqi, 3.25rem)/1.1 ${italic}; }
  /* The answer under a leaf, its buttons cut like one. */
  [role='region'] h2 { font-size: 2.5rem; }
  [role='region'] h2::before {
    content: '';
    display: block;
    width: 22px;
    height: 22px;
    margin: 0 auto 12px;
    background: var(--ornament-deep);
    clip-path: ${leafShape};
    rotate: -45deg;
  }
  [role='region'] fieldset:first-of-type > label { border-radius: 0 22px; border-color: var(--ornament-deep); }
  .colophon { margin-top: 1.4rem; font-size: 1rem; letter-spacing: 0.04em; color: var(--ink-soft); }
  @container card (min-width: 760px) { .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 0 56px; } }
`
const sprigStem = [
  [20, 78],
  [22, 54],
  [18, 30],
  [24, 4],
] as const

const typefaces = [cormorantGaramond, ebGaramond]

const closingStem = [
  [6, 30],
  [90, 4],
  [200, 50],
  [318, 20],
] as const

function BotanicalCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover data-photo={card.coverImageUrl ? 'mounted' : undefined}>
      {card.coverImageUrl ? (
        <LeafyArch>
          <MountedPhoto card={card} still={still} shape="plate" />
        </LeafyArch>
      ) : (
        <Sprays className="top" first="olive" second="eucalyptus" />
      )}
      <Sprays className="bottom" first="eucalyptus" second="olive" />
      <div className="words">
        {greeting && <p className="greeting">{greeting}</p>}
        <p className="honour">Queremos celebrarlo {alone ? 'contigo' : 'con vosotros'}</p>
        <Names names={names} typeface={cormorantGaramond} />
        <LongDate date={date} />
        {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
      </div>
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
      <Closing
        card={card}
        names={names}
        typefaces={typefaces}
        ornament={
          <svg viewBox="0 0 330 56" aria-hidden="true">
            <Branch kind="olive" leaves={13} scale={0.5} stem={closingStem} />
          </svg>
        }
      />
    </Details>
  )
}

export default {
  typefaces,
  Cover: BotanicalCover,
  Details: BotanicalDetails,
} satisfies FormatDesign
