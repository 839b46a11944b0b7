import styled, { css, keyframes } from 'styled-components'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Closing } from '../parts/closing.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { whileOpening } from '../parts/opening.ts'
import { sectionsOf } from '../parts/sections.tsx'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { bricolageGrotesque } from '../typefaces/bricolage-grotesque.ts'
import { instrumentSerif } from '../typefaces/instrument-serif.ts'
import { fontStack } from '../typefaces/typeface.ts'

const grotesque = fontStack(bricolageGrotesque)
const serif = fontStack(instrumentSerif)

const rolled = keyframes`from { transform: translateX(-40%); }`

/** Rounded blocks of the two colours, fitted like a board: names, day, place. */
const Cover = styled.header`
  ${coverBase}
  display: grid;
  grid-template: 'names names' 1fr 'day month' auto 'place place' auto / 1.12fr 1fr;
  gap: 10px;
  padding: 12px;
  background: #fff;
  font: 500 calc(1.0625 * var(--em))/1.35 ${grotesque};
  .long-date, .drawn { display: contents; }

  .block {
    position: relative;
    isolation: isolate;
    overflow: hidden;
    padding: clamp(20px, 5.4cqi, 40px);
    border-radius: clamp(26px, 7.5cqi, 44px);
  }
  .who {
    grid-area: names;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: 32px;
    background: var(--deep);
    color: var(--on-deep);
  }
  .who > p { max-width: 16em; }
  .who { --disc: min(58cqi, calc(var(--cover-height) * 0.32)); }
  &:not([data-photo]) .who::before, &:not([data-photo]) .who::after {
    content: '';
    position: absolute;
    z-index: -1;
    width: var(--disc);
    aspect-ratio: 1;
    border-radius: 50%;
    background: color-mix(in srgb, var(--on-deep) 9%, transparent);
  }
  &:not([data-photo]) .who::before { top: 15%; right: -8cqi; }
  &:not([data-photo]) .who::after { top: 15%; right: calc(-8cqi + var(--disc) * 0.62); }
  .names { font: 500 min(20cqi, calc(80cqi / var(--ems)))/0.98 ${grotesque}; letter-spacing: -0.035em; }
  .lead { margin-bottom: 0.5em; font: 500 calc(1.25 * var(--em))/1.2 ${grotesque}; letter-spacing: 0; }
  .joiner {
    margin-bottom: 0.14em;
    font: italic 400 max(0.62em, 1.5rem)/1.1 ${serif};
    letter-spacing: 0;
    color: var(--fill-accent);
  }
  .day {
    grid-area: day;
    display: grid;
    place-items: center;
    background: var(--tone);
    color: var(--on-tone);
    padding-block: clamp(10px, 2.6cqi, 24px);
  }
  .day b { font: 500 min(36cqi, 12rem)/0.92 ${grotesque}; letter-spacing: -0.06em; font-variant-numeric: lining-nums; }
  .month {
    grid-area: month;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    background: var(--wash);
    color: var(--on-wash);
  }
  .month { padding-inline: clamp(14px, 4.4cqi, 40px); overflow-wrap: normal; }
  .month i { font: italic 400 min(8.6cqi, 3.25rem)/1 ${serif}; }
  .place {
    grid-area: place;
    padding-block: clamp(16px, 4cqi, 28px);
    background: var(--panel);
    color: var(--ink);
    border-radius: 999px;
    text-align: center;
  }
  --answer-link-fill: var(--deep);
  --answer-link-ink: var(--on-deep);
  --answer-link-line: var(--deep);
  --answer-link-radius: 999px;
  .answer-link { grid-column: 1 / -1; width: auto; margin: 0; }
  .photo { grid-area: photo; min-height: calc(var(--cover-height) * 0.3); }
  &[data-photo] {
    grid-template: 'photo photo' 1fr 'names names' auto 'day month' auto 'place place' auto / 1.12fr 1fr;
    .who { gap: 16px; }
    .names { font-size: min(15cqi, calc(80cqi / var(--ems)), calc(var(--cover-height) * 0.2 / var(--lines))); }
    .day b { font-size: min(26cqi, 12rem); }
  }
  @container card (min-width: 760px) {
    grid-template: 'names names day' 1.3fr 'names names month' 1fr 'place place place' auto / 1fr 1fr 0.82fr;
    gap: 14px;
    padding: 16px;
    .names { font-size: min(13cqi, calc(58cqi / var(--ems)), calc(var(--cover-height) * 0.22)); }
    &:not([data-photo]) .who { --disc: calc(var(--cover-height) * 0.46); }
    .day b { font-size: min(19cqi, calc(var(--cover-height) * 0.34)); }
    .month i { font-size: min(4cqi, 3.5rem); }
    &[data-photo] {
      grid-template: 'photo names names' auto 'photo day month' minmax(0, 1fr) 'photo place place' auto / 1.05fr 0.9fr 0.9fr;
      .names { font-size: min(8cqi, calc(54cqi / var(--ems)), calc(var(--cover-height) * 0.22 / var(--lines))); }
      .day b { font-size: min(17cqi, calc(var(--cover-height) * 0.22)); }
    }
  }
  ${whileOpening(css`.who::before, .who::after { animation: ${rolled} 600ms ease-out; }`)}
`
const Details = styled.div`
  padding: 0 12px 12px;
  background: #fff;
  font: 500 1.0625rem/1.5 ${grotesque};
  --paper: #fff;
  --display-font: ${grotesque};
  --text-font: ${grotesque};
  --label-font: ${grotesque};
  --control-radius: 14px;
  --button-radius: 999px;
  --field-lines: 0;
  --field: var(--panel);

  .stack { display: grid; gap: 10px; }
  .stack > * { padding: clamp(24px, 6cqi, 44px); border-radius: clamp(26px, 7.5cqi, 44px); background: var(--panel); }
  .stack > .when { background: var(--wash); color: var(--on-wash); }
  section:nth-of-type(2) { background: var(--wash); color: var(--on-wash); --accent: var(--on-wash); }
  h2 { font: 500 clamp(2rem, 9cqi, 3rem)/1 ${grotesque}; letter-spacing: -0.03em; }
  .time { margin-top: 0.5rem; font: italic 400 2.125rem/1.1 ${serif}; }
  .venue { margin-top: 0.4rem; font-size: 1.1875rem; line-height: 1.3; text-wrap: pretty; }
  .prose, .list { margin-top: 0.6rem; }
  .map, .calendar a {
    min-height: 48px;
    margin-top: 16px;
    padding: 0 22px;
    border-radius: 999px;
    background: var(--deep);
    color: var(--on-deep);
    text-decoration: none;
  }
  .countdown { gap: clamp(18px, 6cqi, 44px); }
  .value { font-size: clamp(2.5rem, 12cqi, 4rem); line-height: 1; letter-spacing: -0.04em; }
  .calendar { display: flex; flex-wrap: wrap; gap: 0 10px; }
  .calendar a:last-child { background: none; color: inherit; box-shadow: inset 0 0 0 1.5px currentColor; }
  && [role='region'] {
    max-width: none;
    margin: 10px 0 0;
    padding: clamp(32px, 8cqi, 72px) max(clamp(20px, 6cqi, 44px), calc(50% - 17rem));
    border-radius: clamp(26px, 7.5cqi, 44px);
    background: var(--panel);
    --field: #fff;
  }
  [role='region'] h2 { font-size: clamp(2.25rem, 10cqi, 3.5rem); text-wrap: balance; }
  .closing {
    display: grid;
    gap: clamp(28px, 6cqi, 56px);
    margin-top: 10px;
    padding: clamp(28px, 7cqi, 64px) clamp(24px, 6cqi, 56px);
    border-radius: clamp(26px, 7.5cqi, 44px);
    background: var(--deep);
    color: var(--on-deep);
  }
  .closing-words { max-width: 20em; font: italic 400 clamp(1.625rem, 7cqi, 2.75rem)/1.15 ${serif}; text-wrap: balance; }
  .signature { font: 500 clamp(2rem, 9.5cqi, 5.5rem)/1 ${grotesque}; letter-spacing: -0.035em; }
  .signature span { display: block; }
  .colophon { font-size: 0.9375rem; }
  @container card (min-width: 760px) {
    padding-inline: 16px;
    && [role='region'], .closing { margin-top: 14px; }
    .stack { grid-template-columns: repeat(6, 1fr); gap: 14px; }
    .stack > * { grid-column: span 2; }
    .stack > :nth-child(-n + 3) { grid-column: span 2; }
    .stack > :nth-child(4), .stack > :nth-child(5) { grid-column: span 3; }
    .stack > :nth-child(n + 6):nth-last-child(2), .stack > :nth-child(7) { grid-column: span 3; }
    .stack > :nth-child(4):last-child, .stack > :nth-child(6):last-child { grid-column: 1 / -1; }
  }
  @media print { .stack > * { padding: 5mm 6mm; } h2 { font-size: 1.625rem; } .time { font-size: 1.5rem; } }
`

const typefaces = [bricolageGrotesque, instrumentSerif]

function ContemporaryCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover data-photo={card.coverImageUrl ? 'mounted' : undefined}>
      {card.coverImageUrl && (
        <div className="block photo">
          <MountedPhoto card={card} still={still} shape="plate" />
        </div>
      )}
      <div className="block who">
        <p>{greeting ?? 'Estáis invitados'}</p>
        <Names names={names} typeface={bricolageGrotesque} tracking={-0.03} />
      </div>
      <LongDate date={date}>
        <span className="block day">
          <b>{date.day}</b>
        </span>
        <span className="block month">
          <span>{date.weekday}</span>
          <i>{date.month}</i>
          <span>{date.year}</span>
        </span>
      </LongDate>
      <p className="block place city">
        {card.ceremonyPlace || card.receptionPlace || (alone ? 'Te esperamos' : 'Os esperamos')}
      </p>
      <AnswerLink card={card} still={still} />
    </Cover>
  )
}

function ContemporaryDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <div className="stack">
        <div className="when">
          <Countdown date={date} still={still} />
          <Calendar />
        </div>
        {sectionsOf(card).map(({ key, title, content }) => (
          <section key={key}>
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
  Cover: ContemporaryCover,
  Details: ContemporaryDetails,
} satisfies FormatDesign
