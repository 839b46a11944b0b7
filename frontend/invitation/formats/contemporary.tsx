import styled, { css, keyframes } from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { oneRow } from '../parts/one-row.ts'
import { whileOpening } from '../parts/opening.ts'
import { mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { bricolageGrotesque } from '../typefaces/bricolage-grotesque.ts'
import { besidePhoto } from './contemporary/beside-photo.ts'
import { ContemporaryDetails } from './contemporary/details.tsx'
import { grotesque, serif, typefaces } from './contemporary/letters.ts'

const cut = keyframes`from { border-radius: 0; }`

/**
 * Sheets of the two colours, cut round and laid edge to edge: the day's is an arch, the month's a bowl, and together
 * they are one wave between the names and the place.
 */
const Cover = styled.header`
  ${coverBase}
  --pad: clamp(20px, 5.6cqi, 44px);
  display: grid;
  grid-template: 'names names' 1fr 'day month' minmax(auto, 0.66fr) 'place place' auto 'answer answer' auto / 1fr 1fr;
  background: var(--panel);
  font: 500 calc(1.0625 * var(--em))/1.35 ${grotesque};
  .long-date, .drawn { display: contents; }

  .who {
    grid-area: names;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: clamp(14px, 4cqi, 28px);
    padding: var(--pad);
    background: var(--deep);
    color: var(--on-deep);
  }
  &[data-photo] .who { position: relative; box-shadow: 0 -1px var(--deep); }
  .who > p { max-width: 16em; }
  .names {
    font:
      500 min(
        30cqi,
        calc((100cqi - 2 * var(--pad)) / (var(--ems) + var(--joins, 0))),
        calc(var(--cover-height) * 0.28 / max(1.4, var(--lines)))
      )/0.98 ${grotesque};
    letter-spacing: -0.035em;
  }
  .lead { margin-bottom: 0.5em; font: 500 calc(1.25 * var(--em))/1.2 ${grotesque}; letter-spacing: 0; }
  .joiner {
    display: inline;
    margin: 0 0.3em 0 0.1em;
    font: italic 400 max(0.9em, 1.5rem)/1 ${serif};
    letter-spacing: 0;
    color: var(--fill-accent);
  }
  /* In the second name's line. */
  &:has(.joiner) { --joins: 0.86; }
  :is(.day, .month) {
    position: relative;
    isolation: isolate;
    display: flex;
    flex-direction: column;
    align-items: center;
    padding: clamp(12px, 3.6cqi, 32px) 12px;
  }
  :is(.day, .month)::before { content: ''; position: absolute; z-index: -1; inset: 0; }
  /* Half a circle as wide as the sheet. */
  .day::before { background: var(--tone); border-radius: 100vmax 100vmax 0 0; }
  .month::before { background: var(--wash); border-radius: 0 0 100vmax 100vmax; }
  .day { grid-area: day; container: day / size; justify-content: end; color: var(--on-tone); }
  .day { background: var(--deep); box-shadow: 0 -1px var(--deep); }
  .day span { position: relative; z-index: 1; }
  .day span, .month span { font-size: max(1.0625rem, min(8.4cqw, 2rem)); line-height: 1.15; }
  .day b {
    font: 500 min(74cqh, 84cqw)/0.86 ${grotesque};
    letter-spacing: -0.06em;
    font-variant-numeric: lining-nums;
  }
  .month { grid-area: month; container: month / size; justify-content: center; gap: 0.35em; color: var(--on-wash); }
  .month { overflow-wrap: normal; }
  .month i { font: italic 400 min(19cqw, 6.5rem)/1 ${serif}; }
  .place { grid-area: place; padding: clamp(16px, 4.6cqi, 32px) var(--pad) 14px; color: var(--ink); }
  --answer-link-fill: var(--deep);
  --answer-link-ink: var(--on-deep);
  --answer-link-line: var(--deep);
  --answer-link-radius: 999px;
  .answer-link {
    grid-area: answer;
    justify-self: stretch;
    width: auto;
    min-height: 60px;
    margin: 0 var(--pad) 20px;
  }
  .photo { position: relative; grid-area: photo; }
  /* In the round corner alone: at the other edges a hair of it would show. */
  .photo { background: linear-gradient(var(--tone) 0 0) 0 0 / 75% 96% no-repeat var(--deep); }
  &[data-photo] {
    grid-template:
      'photo photo' minmax(calc(var(--cover-height) * 0.26), 1fr)
      'names names' auto
      'day month' minmax(min(25cqi + 72px, var(--cover-height) * 0.21), auto)
      'place place' auto
      'answer answer' auto
      / 1fr 1fr;
    /* A quarter of a circle, as the arch below it has two. */
    .photo > span { border-top-left-radius: 40cqi; }
    .names {
      font-size: min(
        21cqi,
        calc((100cqi - 2 * var(--pad)) / (var(--ems) + var(--joins, 0))),
        calc(var(--cover-height) * 0.16 / max(1.6, var(--lines)))
      );
    }
  }
  /* Low enough that nobody at its sides is cut; what is left is the names'. */
  &[data-landscape] {
    grid-template-rows:
      minmax(0, min(72cqi, calc(var(--cover-height) * 0.36)))
      minmax(auto, 1fr)
      minmax(min(25cqi + 72px, var(--cover-height) * 0.21), auto)
      auto
      auto;
    .names {
      font-size: min(
        21cqi,
        calc((100cqi - 2 * var(--pad)) / (var(--ems) + var(--joins, 0))),
        calc(var(--cover-height) * 0.175 / max(1.6, var(--lines)))
      );
    }
  }
  ${besidePhoto}
  @media print {
    &[data-photo] .photo { min-height: 30mm; }
    &[data-photo] .names { font-size: min(11cqi, calc(80cqi / var(--ems))); }
  }
  ${whileOpening(css`&:not([data-photo]) :is(.day, .month)::before { animation: ${cut} 600ms ease-out; }`)}
`
/** Two names that are wider together, in em, have a line each on a desktop too. */
const longestRow = 7

function ContemporaryCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover {...mounted(card)} {...oneRow(names, bricolageGrotesque, longestRow)}>
      {card.coverImageUrl && (
        <div className="photo">
          <MountedPhoto card={card} still={still} share={[94, 49]} broad={[110, 65]} />
        </div>
      )}
      <div className="who">
        <p>{greeting ?? 'Estáis invitados'}</p>
        <Names broad names={names} typeface={bricolageGrotesque} tracking={-0.03} />
      </div>
      <LongDate date={date}>
        <span className="day">
          <span>{date.weekday}</span>
          <b>{date.day}</b>
        </span>
        <span className="month">
          <i>{date.month}</i>
          <span>{date.year}</span>
        </span>
      </LongDate>
      <p className="place city">
        {card.ceremonyPlace || card.receptionPlace || (alone ? 'Te esperamos' : 'Os esperamos')}
      </p>
      <AnswerLink card={card} still={still} />
    </Cover>
  )
}

export default {
  typefaces,
  Cover: ContemporaryCover,
  Details: ContemporaryDetails,
} satisfies FormatDesign
