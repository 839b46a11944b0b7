import type { CSSProperties } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { legalFormOf } from '../../../domain/event/legal-form.ts'
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
import { instrumentSerif } from '../typefaces/instrument-serif.ts'
import { textWidth } from '../typefaces/typeface.ts'
import { besidePhoto } from './contemporary/beside-photo.ts'
import { dateInRow } from './contemporary/date-in-row.ts'
import { ContemporaryDetails } from './contemporary/details.tsx'
import { grotesque, serif, typefaces } from './contemporary/letters.ts'
import { Bloom, Blossom, Quarters, Rings } from './contemporary/shapes.tsx'
import { unmeasuredDate } from './contemporary/unmeasured-date.ts'

const cut = keyframes`from { border-radius: 0; }`

/**
 * Round pieces of paper, laid close: the names, an arch with the date, a sign, the place. Where a photo leaves no height
 * for an arch, the date is a row.
 */
const Cover = styled.header`
  ${coverBase}
  --out: clamp(10px, 3.1cqi, 18px);
  --gap: clamp(8px, 2.3cqi, 14px);
  --r: clamp(20px, 7.4cqi, 40px);
  --pad: clamp(16px, 5.2cqi, 40px);
  --foot: 8.75rem;
  --measure: calc(100cqi - 2 * var(--out) - 2 * var(--pad));
  display: grid;
  grid-template:
    'names names' minmax(min-content, calc(var(--cover-height) * 0.42))
    'day shape' minmax(10.5rem, 1fr)
    'place place' auto
    'answer answer' auto
    / 1.3fr 1fr;
  gap: var(--gap);
  padding: var(--out);
  background: #fff;
  font: 500 calc(1.0625 * var(--em))/1.35 ${grotesque};
  .long-date, .drawn { display: contents; }
  :is(.who, .day, .month, .shape, .place) { position: relative; isolation: isolate; min-width: 0; }
  :is(.who, .day, .shape, .place) { border-radius: var(--r); }

  .who {
    grid-area: names;
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: clamp(14px, 4cqi, 28px);
    padding: var(--pad);
    background: var(--tone);
    color: var(--on-tone);
  }
  .who > p { max-width: 16em; }
  .names {
    --wide: max(var(--ems), var(--joined, 0));
    /* 'S.L.' has no line of its own here. */
    --rows: calc(var(--lines) - var(--form, 0));
    font:
      500 min(36cqi, calc(var(--measure) / var(--wide)), calc(var(--cover-height) * 0.34 / max(1.4, var(--rows))))/0.94
      ${grotesque};
    letter-spacing: -0.035em;
  }
  /* For the tail of the word between two people; other letters stand on the margin. */
  .line:last-child { padding-bottom: 0.1em; }
  .names:not(:has(.joiner, .legal-form)) .line:last-child { padding-bottom: 0; margin-bottom: -0.1em; &[data-tailed] { margin-bottom: 0; } }
  .line[data-marked] { padding-top: 0.17em; }
  /* An initial's first stroke stands on the margin. */
  .line:not(:has(.joiner)) { margin-left: calc(-1em * var(--hang, 0.04)); }
  .lead { margin-bottom: 0.5em; font: 500 calc(1.25 * var(--em))/1.2 ${grotesque}; letter-spacing: 0; }
  .legal-form { display: inline; margin-left: 0.5em; font-size: 0.45em; letter-spacing: 0; }
  .joiner {
    display: inline;
    margin: 0 0.28em 0 0.1em;
    font: italic 400 0.94em/1 ${serif};
    letter-spacing: 0;
  }
  .day, .month {
    display: flex;
    flex-direction: column;
    align-items: center;
    padding: clamp(14px, 3.6cqi, 32px) 12px;
  }
  .day::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--deep);
    border-radius: inherit;
    border-top-left-radius: min(50cqw, 100cqh - 40px);
    border-top-right-radius: min(50cqw, 100cqh - 40px);
  }
  .day { grid-area: day; container: day / size; justify-content: end; padding-bottom: 0; color: var(--on-deep); }
  .day span, .month span { font-size: max(1.0625rem, min(8.4cqw, var(--most, 12cqh), 2rem)); line-height: 1.15; }
  .month { --most: 24cqh; }
  .day span { position: relative; z-index: 1; }
  .day b {
    /* Month and year stand in the arch's foot. */
    margin-bottom: min(45cqh, var(--foot));
    font: 500 min(47cqh, 88cqw / var(--day))/0.84 ${grotesque};
    letter-spacing: -0.06em;
    font-variant-numeric: lining-nums;
  }
  .month {
    grid-area: day;
    container: month / size;
    align-self: end;
    gap: 0.35em;
    height: min(45%, var(--foot));
    padding: clamp(6px, 12cqh, 0.75em) 12px 0;
    color: var(--on-deep);
    overflow-wrap: normal;
  }
  /* The arch's colour is behind them in every browser's eyes. */
  .month > * { background: var(--deep); }
  .month i { font: italic 400 min(6rem, 40cqh, calc((100cqw - 36px) / var(--month)))/1 ${serif}; }
  .shape { grid-area: shape; container: shape / size; }
  .shape svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    padding: 10cqmin;
    border-radius: inherit;
    background: var(--panel);
    fill: none;
    stroke: var(--tone);
  }
  .shape .blossom { display: none; }
  /* A broad piece has the blossom alone. */
  @container shape (min-aspect-ratio: 1) {
    .shape .bloom:not(.blossom) { display: none; }
    .shape .blossom.blossom { display: block; padding: 8cqh; }
  }
  /* Rather none than a strip. */
  @container shape (max-height: 44px) { .shape svg { display: none; } }
  .shape .rings { padding: 14cqmin; stroke-width: 11; }
  /* In a broad piece they have as much air above and below as words have. */
  @container shape (min-aspect-ratio: 1.9) { .shape .rings { padding: 17cqh; } }
  .shape circle + circle { stroke: var(--deep); }
  /* On a high piece the rings hang one in the other. */
  @container shape (max-aspect-ratio: 1) {
    .shape .rings { inset: calc(50cqh - 50cqw) calc(50cqw - 50cqh); width: 100cqh; height: 100cqw; rotate: 90deg; }
  }
  .shape .bloom { padding-bottom: 0; stroke-width: 15; stroke-linecap: round; }
  .bloom circle, .bloom .leaf { fill: var(--deep); stroke: none; }
  .shape .quarters { fill: var(--tone); stroke: none; }
  .quarters path:nth-of-type(2n) { fill: var(--deep); }
  /* A high piece has four rows of them. */
  .quarters g { display: none; }
  @container shape (max-aspect-ratio: 0.53) { .shape .quarters { overflow: visible; } .quarters g:not(.row) { display: block; } }
  /* And a broad one three squares of them. */
  @container shape (min-aspect-ratio: 1.9) {
    .shape .quarters { overflow: visible; padding: 14cqh; }
    .quarters g.row { display: block; }
  }
  .bloom .stem { stroke: var(--deep); stroke-width: 7; }
  .place {
    grid-area: place;
    padding: clamp(14px, 4vw, 32px) var(--pad);
    background: var(--panel);
    color: var(--ink);
    span { display: block; }
  }
  --answer-link-fill: var(--deep);
  --answer-link-ink: var(--on-deep);
  --answer-link-line: var(--deep);
  --answer-link-radius: var(--r);
  .answer-link { grid-area: answer; place-self: stretch; width: auto; min-height: 64px; margin: 0; }
  @container card (max-width: 959.9px) {
    /* One line is low, and so is its piece: what it leaves is shared by the pieces below. */
    &:not([data-photo], :has(.line + .line, .lead)) { grid-template-rows: minmax(min-content, calc(var(--cover-height) * 0.33)) minmax(10.5rem, 1fr) auto auto; }
    .names:has(.legal-form) { line-height: 1.06; }
    &:not([data-photo]):has(.legal-form) { grid-template-rows: minmax(min-content, calc(var(--cover-height) * 0.36)) minmax(10.5rem, 1fr) auto auto; }
    &[data-long]:not([data-photo]) {
      --pad: clamp(14px, 4.4cqi, 40px);
      .names { line-height: 1.1; }
      grid-template-rows:
        minmax(min-content, calc(var(--cover-height) * 0.265))
        minmax(10.5rem, 1fr)
        minmax(min-content, calc(var(--cover-height) * 0.12))
        minmax(min-content, calc(var(--cover-height) * 0.105));
      .place { align-content: center; }
    }
  }
  .photo { position: relative; grid-area: photo; }
  /* A pale photo has an edge too. */
  .photo > span { border-radius: var(--r); box-shadow: 0 0 0 1px var(--hairline); }
  &[data-photo] {
    grid-template:
      'photo photo' minmax(calc(var(--cover-height) * 0.24), 1fr)
      'names names' auto
      'day shape' minmax(10.5rem, min(var(--arch, 14.5rem), calc(var(--cover-height) * 0.255)))
      'place place' auto
      'answer answer' auto
      / 1.3fr 1fr;
    /* A quarter of a circle, as the arch below it has two. */
    .photo > span { border-top-left-radius: 40cqi; }
    .who { padding-block: clamp(14px, 4.2cqi, 40px); }
    .names {
      font-size: min(24cqi, calc(var(--measure) / var(--wide)), calc(var(--cover-height) * 0.138 / max(1.5, var(--rows))));
    }
  }
  /* A child's name leads its title. */
  &[data-photo]:has(.lead) {
    --arch: 11.75rem;
    .who { gap: clamp(10px, 2.6cqi, 28px); }
    .lead { margin-bottom: 0.4em; }
    .names { font-size: min(30cqi, calc(var(--measure) / var(--wide)), calc(var(--cover-height) * 0.112)); }
  }
  &[data-brief][data-photo] {
    .names.names { font-size: min(20cqi, calc(var(--measure) / var(--row)), calc(var(--cover-height) * 0.12)); white-space: nowrap; }
    .line { display: inline; }
    .line::after { content: ' '; }
  }
  /* More of what is above the faces than their own place gives: the edge comes close to the hair. */
  @container card (max-width: 959.9px) { &:not([data-landscape]) .photo img { height: 115%; } }
  /* Low enough that nobody at its sides is cut; what is left is the names'. */
  &[data-long] { --broad: 66cqi; }
  /* On a phone somewhat lower than most the words below need what the photo would take. */
  @media screen and (max-width: 520px) and (min-height: 740px) {
    --highest: 0.27;
    &:has([data-crowded]) { --highest: 0.23; }
  }
  &[data-landscape] {
    grid-template-rows:
      minmax(0, min(var(--broad, 59cqi), calc(var(--cover-height) * var(--highest, 0.36))))
      auto
      minmax(10.5rem, 1fr)
      auto
      auto;
    .names {
      font-size: min(26cqi, calc(var(--measure) / var(--wide)), calc(var(--cover-height) * 0.155 / max(1.6, var(--rows))));
    }
  }
  ${unmeasuredDate}
  ${besidePhoto}
  ${dateInRow}
  @media print {
    &[data-photo] .photo { min-height: 40mm; }
    &[data-photo][data-landscape] { grid-template-rows: 42mm auto auto auto auto; }
    &[data-photo] .names { font-size: min(9cqi, calc(80cqi / var(--ems))); }
  }
  ${whileOpening(css`&:not([data-photo]) .day::before { animation: ${cut} 600ms ease-out; }`)}
`
/** Two names that are wider together, in em, have a line each on a desktop too. Without a photo very short ones fill it. */
const longestRow = { alone: 5.2, besidePhoto: 8, underPhoto: 8.4 }

/** Two names that are this wide together, in em, have one line under a photo on a phone too. */
const shortestRow = 6

/** How far the first stroke of these initials begins inside its box, in em. */
const hangOf = (line = '') =>
  /^[BDEFHIKLMNPRUÉÍÑÚ]/.test(line) ? 0.075 : /^[CGOQSÓ]/.test(line) ? 0.05 : 0.02

/** Names with a wider line, in em, are low on a phone. */
const longest = 7
/** As the styles have them: the letters' spacing, and the room around the word between two people. */
const tracking = -0.035
const joinerRoom = 0.34
const formSize = 0.45

const nameWidth = (line: string) => textWidth(bricolageGrotesque, line, tracking)

function ContemporaryCover({ card, names, date, greeting, alone, still }: FormatProps) {
  const { kind, lead, lines, joiner } = names
  const form = kind === 'title' ? legalFormOf(lines.at(-1) ?? '')?.form : undefined
  const formWidth = form ? formSize * (textWidth(bricolageGrotesque, form) + 0.5) : 0
  const widthOf = (line: string, at: number) =>
    joiner && at === joiner.before
      ? nameWidth(line) + 0.94 * textWidth(instrumentSerif, joiner.word) + joinerRoom
      : form && line.endsWith(form)
        ? nameWidth(line.slice(0, -form.length)) + formWidth
        : nameWidth(line)
  const widest = Math.max(2, ...lines.map(widthOf))
  const photo = mounted(card)
  const place = !photo['data-photo'] ? 'alone' : photo['data-landscape'] === '' ? 'underPhoto' : 'besidePhoto'
  const row = oneRow(names, bricolageGrotesque, longestRow[place])
  return (
    <Cover
      {...photo}
      {...row}
      data-across={widest > longest || 'data-row' in row || !(joiner || lead) || undefined}
      data-long={widest > longest ? '' : undefined}
      data-brief={'data-row' in oneRow(names, bricolageGrotesque, shortestRow) || undefined}
      style={
        {
          ...row.style,
          '--hang': hangOf(lines[0]),
          '--day': Math.max(0.6, textWidth(bricolageGrotesque, date.day, -0.06)).toFixed(2),
          '--month': (textWidth(instrumentSerif, date.month) + 0.1).toFixed(2),
          ...(form && { '--form': 0.5, '--form-width': formWidth.toFixed(2) }),
          ...((joiner || form) && { '--joined': (widest * 1.02).toFixed(2) }),
        } as CSSProperties
      }
    >
      {card.coverImageUrl && (
        <div className="photo">
          <MountedPhoto card={card} still={still} share={[94, 49]} broad={[110, 65]} />
        </div>
      )}
      <div className="who">
        <p>{greeting ?? 'Estáis invitados'}</p>
        <Names broad names={names} typeface={bricolageGrotesque} tracking={tracking} formBelow />
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
      <div className="shape">
        {joiner ? (
          <Rings />
        ) : kind === 'title' ? (
          <Quarters />
        ) : (
          <>
            <Bloom />
            <Blossom />
          </>
        )}
      </div>
      <p className="place city">
        {(card.ceremonyPlace || card.receptionPlace || (alone ? 'Te esperamos' : 'Os esperamos'))
          .split('\n')
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
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
