import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { CoverPhoto } from '../cover-photo.tsx'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { sectionsOf } from '../parts/sections.tsx'
import { fraunces } from '../typefaces/fraunces.ts'
import { fontStack, textWidth } from '../typefaces/typeface.ts'

const serif = fontStack(fraunces)

/** Letters from edge to edge: every line is as wide as the poster, whatever it says. */
const Cover = styled.header`
  ${coverBase}
  justify-content: space-between;
  padding: 16px 4cqi 18px;
  background: var(--wash);
  --ink: var(--on-wash);
  color: var(--ink);
  font: 400 var(--em)/1.35 ${serif};

  .top { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 24px; }
  .names { padding: 24px 0; }
  .line {
    position: relative;
    font: 600 min(calc(91.5cqi / var(--ems)), calc(var(--cover-height) * 0.54 / var(--lines)))/0.86 ${serif};
    letter-spacing: -0.015em;
  }
  .line + .line { margin-top: 0.06em; }
  .lead { font: 500 1.25rem/1.4 ${serif}; margin-bottom: 8px; }
  .joiner { margin: 0.06em 0 0.2em; font: 300 clamp(2rem, 9cqi, 5rem)/1.1 ${serif}; color: inherit; }
  .long-date { display: block; padding-bottom: 14px; }
  .drawn span {
    display: block;
    font: 300 min(calc(91.5cqi / var(--ems)), calc(var(--cover-height) * 0.078))/0.98 ${serif};
    letter-spacing: -0.02em;
    font-variant-numeric: lining-nums;
    white-space: nowrap;
  }
  /* The widths that fill the measure are those of the display size; after 'font', which resets it. */
  .line, .drawn span { font-variation-settings: 'opsz' 144; }
  @container card (min-width: 760px) {
    .drawn span { display: inline; font-size: min(calc(91.5cqi / var(--all-ems)), calc(var(--cover-height) * 0.14)); }
  }
  &[data-photo] { --ink: #fff; }
`
const Details = styled.div`
  padding: clamp(28px, 6cqi, 72px) 4cqi clamp(72px, 11cqi, 120px);
  background: #fff;
  font: 400 1.0625rem/1.5 ${serif};
  --paper: #fff;
  --display-font: ${serif};
  --text-font: ${serif};
  --field-lines: 0 0 3px;
  --label-font: ${serif};
  --control-radius: 0;
  --button-radius: 0;
  --answer-align: start;
  [role='region'] { margin-inline: 0; }

  .countdown { display: block; font: 600 clamp(2.5rem, 12cqi, 8rem)/0.95 ${serif}; letter-spacing: -0.02em; }
  .figure { display: inline; }
  .unit { font-weight: 300; color: var(--accent); }
  .calendar { display: flex; flex-wrap: wrap; gap: 0 26px; margin: 16px 0 clamp(32px, 6cqi, 72px); }
  section { padding-bottom: clamp(36px, 6cqi, 72px); }
  h2 {
    font: 600 clamp(2.75rem, 14cqi, 9rem)/0.9 ${serif};
    letter-spacing: -0.025em;
    margin-bottom: 0.14em;
    overflow-wrap: normal;
  }
  [role='region'] h2 { font-size: clamp(2.5rem, 11.4cqi, 4.5rem); }
  .time { margin-top: 10px; font: 300 clamp(2rem, 8cqi, 4.5rem)/1 ${serif}; color: var(--accent); }
  .venue, .prose, .list {
    margin-top: 6px;
    font-size: clamp(1.125rem, 3.4cqi, 1.75rem);
    line-height: 1.25;
    text-wrap: pretty;
  }
  .map { color: var(--accent); }
  @media print { h2 { font-size: 2.25rem; } .time { font-size: 1.75rem; } .venue { font-size: 1.125rem; } }
`

/** How wide a line is in the light weight of the date, 0.92 of the names' own, for CSS to fit it. */
const emsOf = (name: '--ems' | '--all-ems', line: string) =>
  ({ [name]: (textWidth(fraunces, line) * 0.92 - line.length * 0.02 + 0.05).toFixed(2) }) as CSSProperties

function TypographyCover({ card, names, date, greeting, still }: FormatProps) {
  const lines = [`${date.weekday} ${date.day}`, `de ${date.month}`, `de ${date.year}`]
  return (
    <Cover data-photo={card.coverImageUrl || undefined} style={emsOf('--all-ems', lines.join(' '))}>
      {card.coverImageUrl && <CoverPhoto src={card.coverImageUrl} still={still} />}
      <p className="top">
        <span>{greeting ?? 'Estáis invitados'}</span>
        {card.ceremonyTime && <span>{card.ceremonyTime} h</span>}
      </p>
      <Names names={names} typeface={fraunces} each />
      <div>
        <LongDate date={date}>
          {lines.map((line) => (
            <span key={line} style={emsOf('--ems', line)}>
              {line}{' '}
            </span>
          ))}
        </LongDate>
        {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
      </div>
    </Cover>
  )
}

function TypographyDetails({ card, date, still, children }: DetailsProps) {
  return (
    <Details>
      <Countdown date={date} still={still} />
      <Calendar />
      {sectionsOf(card).map(({ key, title, content }) => (
        <section key={key}>
          <h2>{title}</h2>
          {content}
        </section>
      ))}
      {children}
    </Details>
  )
}

export default {
  typefaces: [fraunces],
  Cover: TypographyCover,
  Details: TypographyDetails,
} satisfies FormatDesign
