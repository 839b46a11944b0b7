import styled from 'styled-components'
import { CoverPhoto } from '../cover-photo.tsx'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { Ampersand } from '../ornaments/ampersand.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { sectionsOf } from '../parts/sections.tsx'
import { cormorantGaramond } from '../typefaces/cormorant-garamond.ts'
import { cormorantSc } from '../typefaces/cormorant-sc.ts'
import { fontStack } from '../typefaces/typeface.ts'

const roman = fontStack(cormorantGaramond)
const smallCaps = fontStack(cormorantSc)

/** The double hairline of an engraved card, the inner one notched at the corners. */
const Frame = styled.div`
  position: absolute;
  inset: clamp(14px, 3.6cqi, 30px);
  border: 1px solid var(--ornament);
  pointer-events: none;
  &::before { content: ''; position: absolute; inset: 5px; border: 1px solid var(--hairline); }
`
const Cover = styled.header`
  ${coverBase}
  align-items: center;
  justify-content: center;
  padding: clamp(56px, 12cqi, 110px) clamp(28px, 8cqi, 96px);
  text-align: center;
  font: 500 calc(1.125 * var(--em))/1.5 ${smallCaps};

  .honour { max-width: 21em; letter-spacing: 0.06em; color: var(--ink-soft); text-wrap: balance; }
  .greeting { margin-bottom: 1em; font: 500 1.25em/1.3 ${roman}; }
  .names {
    margin: clamp(28px, calc(var(--cover-height) * 0.062), 68px) 0;
    font: 500 min(19cqi, 6.25rem, calc(79cqi / var(--ems)))/1.08 ${roman};
    letter-spacing: -0.01em;
  }
  .lead { margin-bottom: 0.7em; font: 500 calc(1.25 * var(--em))/1.3 ${smallCaps}; letter-spacing: 0.08em; }
  .joiner {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 18px;
    margin: clamp(16px, calc(var(--cover-height) * 0.026), 26px) 0;
    color: var(--ornament-deep);
  }
  .joiner::before, .joiner::after {
    content: '';
    width: clamp(38px, 14cqi, 92px);
    border-top: 1px solid var(--hairline);
  }
  .ampersand { width: clamp(64px, 20cqi, 96px); height: auto; }
  .long-date { display: block; font-size: 1.1em; letter-spacing: 0.04em; }
  .city { margin-top: 0.75em; letter-spacing: 0.05em; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    background: var(--panel);
    padding-inline: max(96px, calc(50cqi - 300px));
    ${Frame} {
      inset: 40px max(40px, calc(50cqi - 420px));
      z-index: -1;
      background: var(--paper);
      outline: 16px solid var(--paper);
      box-shadow: 0 0 0 16px var(--paper), 0 18px 60px 8px rgb(60 48 30 / 0.14);
    }
    .names {
      margin-block: calc(var(--cover-height) * 0.045);
      font-size: min(6.75rem, calc(38rem / var(--ems)), calc(var(--cover-height) * 0.11));
    }
    padding-block: 90px;
    .ampersand { width: calc(var(--cover-height) * 0.1); }
    &[data-photo] { background: var(--scrim); }
    &[data-photo] ${Frame} { background: none; outline: 0; box-shadow: none; }
  }
`
const Details = styled.div`
  max-width: 52rem;
  margin: 0 auto;
  padding: clamp(56px, 11cqi, 104px) 28px clamp(64px, 11cqi, 112px);
  text-align: center;
  font: 500 1.1875rem/1.55 ${roman};
  --text-scale: 1.12;
  --display-font: ${roman};
  --text-font: ${roman};
  --field-lines: 0 0 1px;
  --label-font: ${smallCaps};

  h2 { font: 500 1.5rem/1.2 ${smallCaps}; letter-spacing: 0.08em; }
  .time { margin-top: 0.6rem; font-size: 1.5rem; font-variant-numeric: oldstyle-nums; }
  .venue { margin-top: 0.35rem; font: 500 1.125rem/1.45 ${smallCaps}; letter-spacing: 0.03em; }
  .map, .calendar a { font-style: italic; color: var(--accent); }
  .prose { max-width: 30em; margin: 0.6rem auto 0; }
  .list { margin-top: 0.4rem; }
  .countdown { justify-content: center; gap: clamp(22px, 7cqi, 56px); }
  .value { font-size: 2.75rem; line-height: 1; }
  .unit { font: 500 1rem/1.6 ${smallCaps}; letter-spacing: 0.08em; color: var(--ink-soft); }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 28px; margin-top: 1.25rem; }
  .grid { display: grid; gap: 0; }
  .grid > section { padding: clamp(34px, 6cqi, 48px) 16px; border-top: 1px solid var(--hairline); position: relative; }
  .grid > section::before {
    content: '';
    position: absolute;
    top: -4px;
    left: 50%;
    width: 7px;
    height: 7px;
    background: var(--paper);
    border: 1px solid var(--ornament);
    transform: translateX(-50%) rotate(45deg);
  }
  .when { padding-bottom: clamp(40px, 7cqi, 64px); }
  @container card (min-width: 760px) {
    .grid { grid-template-columns: 1fr 1fr; }
    .grid > section:nth-child(even):not(.wide) { border-left: 1px solid var(--hairline); }
    .grid > .wide { grid-column: 1 / -1; }
  }
`

function ClassicCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover data-photo={card.coverImageUrl || undefined}>
      {card.coverImageUrl && <CoverPhoto src={card.coverImageUrl} still={still} />}
      <Frame />
      {greeting && <p className="greeting">{greeting}</p>}
      <p className="honour">Tenemos el honor de {alone ? 'invitarte' : 'invitaros'} a celebrar este día</p>
      <Names names={names} typeface={cormorantGaramond} joiner={<Ampersand />} />
      <LongDate date={date} />
      {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
      <AnswerLink card={card} still={still} />
    </Cover>
  )
}

function ClassicDetails({ card, date, still, children }: DetailsProps) {
  const sections = sectionsOf(card)
  const pair = sections.filter(({ key }) => key === 'ceremony' || key === 'reception').length === 2
  return (
    <Details>
      <div className="when">
        <Countdown date={date} still={still} />
        <Calendar />
      </div>
      <div className="grid">
        {sections.map(({ key, title, content }) => (
          <section
            key={key}
            className={pair && (key === 'ceremony' || key === 'reception') ? undefined : 'wide'}
          >
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      {children}
    </Details>
  )
}

export default {
  typefaces: [cormorantGaramond, cormorantSc],
  Cover: ClassicCover,
  Details: ClassicDetails,
} satisfies FormatDesign
