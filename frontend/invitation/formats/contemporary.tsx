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

const rolled = keyframes`from { transform: translateX(-40%); }`

/**
 * Rounded blocks of the two colours, fitted like a board: names, day, place. Above the names one wave in two halves, an
 * arch and a bowl, runs through the block from edge to edge.
 */
const Cover = styled.header`
  ${coverBase}
  display: grid;
  grid-template: 'names names' 1fr 'day month' auto 'place place' auto 'answer answer' auto / 1fr 1fr;
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
    background: var(--deep);
    color: var(--on-deep);
  }
  .who > p { max-width: 16em; }
  .who { gap: clamp(16px, 4.6cqi, 32px); }
  /* Fills what greeting and names leave. */
  .wave {
    flex: 1;
    min-height: 0;
    margin-inline: calc(-1 * clamp(20px, 5.4cqi, 40px));
    container: wave / size;
    position: relative;
  }
  /* As many arches and bowls as fill the width and the height that is left: each half a circle, none ends before the edge. */
  .wave::before {
    --high: var(--half, 25cqw);
    content: '';
    position: absolute;
    inset: 0;
    background:
      radial-gradient(25% 100% at 25% 100%, var(--tone) calc(100% - 1px), transparent)
      0 calc(50% - var(--high) / 2) / calc(4 * var(--high)) var(--high) round no-repeat,
      radial-gradient(25% 100% at 75% 0, var(--wash) calc(100% - 1px), transparent)
      0 calc(50% + var(--high) / 2) / calc(4 * var(--high)) var(--high) round no-repeat;
  }
  @container wave (min-aspect-ratio: 2/1) { .wave::before { --high: 12.5cqw; } }
  @container wave (min-aspect-ratio: 4/1) { .wave::before { --high: calc(25cqw / 3); } }
  @container wave (min-aspect-ratio: 6/1) { .wave::before { --high: 6.25cqw; } }
  @container wave (min-aspect-ratio: 8/1) { .wave::before { --high: 5cqw; } }
  @container wave (max-height: 96px) or (max-width: 240px) { .wave::before { display: none; } }
  .names {
    font:
      500 min(
        20cqi,
        calc(min(80cqi, 100cqi - 68px) / (var(--ems) + var(--joins, 0))),
        calc(var(--cover-height) * 0.28 / var(--lines))
      )/0.98 ${grotesque};
    letter-spacing: -0.035em;
  }
  .lead { margin-bottom: 0.5em; font: 500 calc(1.25 * var(--em))/1.2 ${grotesque}; letter-spacing: 0; }
  /* The word between the names stands in the second's line, so that they may be as large as their tile is wide. */
  &:has(.joiner) { --joins: 0.86; }
  .joiner {
    display: inline;
    margin: 0 0.3em 0 0.1em;
    font: italic 400 max(0.9em, 1.5rem)/1 ${serif};
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
  .month span { font-size: clamp(1.125rem, 2.5cqi, 2.25rem); line-height: 1.15; }
  .month i { font: italic 400 min(8.4cqi, 3.25rem)/1 ${serif}; }
  .place {
    grid-area: place;
    padding-block: clamp(16px, 4cqi, 28px);
    background: var(--panel);
    color: var(--ink);
    border-radius: 999px;
    padding-inline: clamp(22px, 5.4cqi, 44px);
  }
  --answer-link-fill: var(--deep);
  --answer-link-ink: var(--on-deep);
  --answer-link-line: var(--deep);
  --answer-link-radius: 999px;
  .answer-link { grid-area: answer; justify-self: stretch; width: auto; min-height: 60px; margin: 0; }
  .photo { grid-area: photo; min-height: calc(var(--cover-height) * 0.3); }
  &[data-photo] {
    grid-template:
      'photo photo' 1fr
      'names names' auto
      'day month' auto
      'place place' auto
      'answer answer' auto
      / 1fr 1fr;
    .who { gap: 16px; }
    .wave { display: none; }
    /* The wave's quarter is cut from the photo's corner. */
    .photo { border-top-left-radius: 30cqi; }
    .month { padding-block: clamp(13px, 3.4cqi, 40px); }
    .names {
      font-size: min(
        21cqi,
        calc(min(82cqi, 100cqi - 68px) / (var(--ems) + 0.86)),
        calc(var(--cover-height) * 0.18 / max(1.6, var(--lines)))
      );
    }
    .day b { font-size: min(26cqi, 12rem); }
  }
  /* Low enough that nobody at its sides is cut; what is left is the names'. */
  &[data-landscape] {
    grid-template-rows: minmax(0, 72cqi) minmax(auto, 1fr) auto auto auto;
    .wave { display: block; }
    .names {
      font-size: min(
        21cqi,
        calc(min(82cqi, 100cqi - 68px) / (var(--ems) + 0.86)),
        calc(var(--cover-height) * 0.17 / max(1.6, var(--lines)))
      );
    }
  }
  @media screen and (max-width: 759px) {
    &[data-landscape] {
      grid-template-rows: minmax(0, min(72cqi, calc(var(--cover-height) * 0.42 - 72px))) minmax(auto, 1fr) auto auto auto;
    }
  }
  @media screen and (max-width: 759px) and (max-height: 719px) { &[data-landscape] .wave { display: none; } }
  @container card (min-width: 760px) {
    grid-template: 'names names day' 1.3fr 'names names month' 1fr 'place place answer' auto / 1fr 1fr 0.82fr;
    gap: 14px;
    padding: 16px;
    .who > p { font-size: 1.15em; }
    .wave::before { --half: 12.5cqw; }
    .names {
      font-size: min(12cqi, calc(58cqi / (var(--ems) + var(--joins, 0))), calc(var(--cover-height) * 0.42 / max(1.5, var(--lines))));
    }
    /* Two short names stand in one line, and the wave has the room of the other. */
    &[data-row]:not([data-photo]) {
      .line { display: inline; }
      .line::after { content: ' '; }
      .names { font-size: min(13cqi, calc(60cqi / (var(--row) + 0.5)), calc(var(--cover-height) * 0.3)); }
    }
    /* The figure fills its tile. */
    .day { container: day / size; padding: 0; }
    .day b { font-size: min(90cqh, 84cqw); }
    .month i { font-size: min(4.9cqi, 5.5rem); }
    .place { padding-inline: clamp(20px, 5.4cqi, 40px); font-size: 1.15em; }
    .answer-link { align-self: stretch; }
  }
  ${besidePhoto}
  @media print {
    &[data-photo] .photo { min-height: 30mm; }
    &[data-photo] .names { font-size: min(11cqi, calc(80cqi / var(--ems))); }
    &[data-photo] .day b { font-size: 20mm; }
    &[data-photo] :is(.who, .month) { padding: 5mm 6mm; }
    &[data-photo] .day { padding-block: 2mm; }
    .place { padding-block: 3mm; }
  }
  ${whileOpening(css`.wave::before { animation: ${rolled} 600ms ease-out; }`)}
`
/** Two names that are wider together, in em, have a line each on a desktop too. */
const longestRow = 7

function ContemporaryCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover {...mounted(card)} {...oneRow(names, bricolageGrotesque, longestRow)}>
      {card.coverImageUrl && (
        <div className="block photo">
          <MountedPhoto card={card} still={still} share={[94, 44]} broad={[110, 65]} />
        </div>
      )}
      <div className="block who">
        <p>{greeting ?? 'Estáis invitados'}</p>
        <i className="wave" />
        <Names broad names={names} typeface={bricolageGrotesque} tracking={-0.03} />
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

export default {
  typefaces,
  Cover: ContemporaryCover,
  Details: ContemporaryDetails,
} satisfies FormatDesign
