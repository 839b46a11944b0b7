import type { CSSProperties } from 'react'
import styled from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { fraunces } from '../typefaces/fraunces.ts'
import { textWidth } from '../typefaces/typeface.ts'
import { TypographyDetails } from './typography/details.tsx'
import { serif, typefaces } from './typography/letters.ts'
import { PosterNames, posterOf } from './typography/poster-names.tsx'
import { narrowPoster, photoPoster } from './typography/poster-styles.ts'

/**
 * Letters from edge to edge: every line is as wide as the poster, whatever it says, and between two people the word that
 * joins them takes the height that is left.
 */
const Cover = styled.header`
  ${coverBase}
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  padding: 16px 4cqi 18px;
  background: var(--wash);
  --ink: var(--on-wash);
  color: var(--ink);
  font: 400 var(--em)/1.35 ${serif};

  .top { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 24px; }
  .names { align-self: center; padding: min(20px, calc(var(--cover-height) * 0.0237)) 0; }
  .row { display: block; white-space: nowrap; }
  /* A letter's stem or bow stands on the edge, not the room before it. */
  .name { margin-left: calc(-1em * var(--hang, 0)); }
  .line {
    font: 600 min(calc(92cqi / var(--ems)), calc(var(--cover-height) * 0.345))/0.86 ${serif};
    letter-spacing: -0.015em;
  }
  .row + .row .line:first-child, .line + .line { margin-top: 0.06em; }
  .lead { font: 500 1.25rem/1.4 ${serif}; margin-bottom: 8px; }
  .joiner { margin: 0.06em 0 0.2em; font: 300 clamp(2rem, 9cqi, 5rem)/1.1 ${serif}; color: inherit; }
  .long-date { display: block; padding-bottom: 14px; }
  .drawn { white-space: nowrap; }
  .drawn span {
    font: 300 calc(92cqi / var(--all-ems))/1.1 ${serif};
    letter-spacing: -0.02em;
    font-variant-numeric: lining-nums;
  }
  /* Below one name or a title the date has lines of its own, each from edge to edge: a block at the foot. */
  &:not([data-photo], :has([data-pair])) .names { align-self: start; }
  &:not([data-photo], :has([data-pair])) .drawn span {
    display: block;
    font-size: min(calc(92cqi / var(--ems)), calc(var(--cover-height) * 0.132));
    line-height: 0.96;
  }

  .foot { display: flex; flex-direction: column; align-items: flex-start; }
  --answer-link-fill: var(--fill);
  --answer-link-ink: var(--on-fill);
  .answer-link { align-self: stretch; width: auto; border-color: var(--fill); }
  ${narrowPoster}
  @container card (min-width: 760px) {
    padding-block: 26px 30px;
    &:not([data-photo]) .names.names { align-self: center; }
    .row {
      margin-top: 0.05em;
      font-size: min(calc(92cqi / var(--ems)), calc(var(--cover-height) * 0.66));
      line-height: 0.86;
    }
    .row .line { display: inline; font-size: 1em; line-height: inherit; }
    .row .joiner.joiner {
      display: inline;
      margin: 0 0.3em 0 0;
      font-size: var(--join);
      font-weight: 600;
      line-height: inherit;
      vertical-align: 0.02em;
      color: var(--accent);
    }
    && .drawn span {
      display: inline;
      font-size: min(calc(92cqi / var(--all-ems)), calc(var(--cover-height) * 0.14));
    }
    /* The date is a line of the poster too; below it the place shares the foot with the answer. */
    .foot { display: grid; grid-template-columns: 1fr auto; align-items: end; gap: 0 4cqi; }
    .long-date { grid-column: 1 / -1; }
    .city { font-size: 1.15em; }
    .answer-link { grid-area: 2 / 2; align-self: end; margin: 0; padding: 9px 34px 10px; font-size: 1.1em; }
  }
  ${photoPoster}
  /* The widths that fill the measure are those of the display size; after 'font', which resets it. */
  .line, .joiner, .joiner span, .drawn span { font-variation-settings: 'opsz' 144; }
  /* No advance is rounded to a pixel. */
  .names, .drawn { text-rendering: geometricPrecision; }
`
/** How wide a line is in em in the light weight of the date, 0.92 of the names' own. */
const lightWidth = (line: string) => textWidth(fraunces, line) * 0.92 - line.length * 0.02 + 0.05
/** The same for CSS to fit the line. */
const emsOf = (name: '--ems' | '--all-ems' | '--tail-ems', line: string) =>
  ({ [name]: lightWidth(line).toFixed(2) }) as CSSProperties

/** Two long names, lower than this together, run across a wide cover and leave an upright photo less of it. */
const lowPair = 0.25
/** Names as high as this together fill a phone below a broad photo. */
const fullSheet = 0.75
const halfSheet = 0.45

/** In how many lines the date fills what the names leave, if in more than one. */
function roomOf(sum: number, isPair: boolean): 'two' | 'three' | undefined {
  if (sum < lowPair || sum >= fullSheet) return undefined
  return sum < halfSheet && !isPair ? 'three' : 'two'
}

function TypographyCover({ card, names, date, greeting, still }: FormatProps) {
  const lines = [`${date.weekday} ${date.day}`, `de ${date.month}`, `de ${date.year}`]
  const { sum, isPair } = posterOf(names, fraunces)
  const isAcross = isPair && (sum < lowPair || sum > 0.55)
  return (
    <Cover
      {...mounted(card)}
      data-room={roomOf(sum, isPair)}
      style={{
        ...emsOf('--all-ems', lines.join(' ')),
        ...emsOf('--tail-ems', lines.slice(1).join(' ')),
        ...{
          '--sum': sum.toFixed(3),
          '--widest': Math.max(...lines.map(lightWidth)).toFixed(2),
        },
      }}
    >
      <p className="top">
        <span>{greeting ?? 'Estáis invitados'}</span>
        {card.ceremonyTime && <span>{card.ceremonyTime} h</span>}
      </p>
      {card.coverImageUrl && (
        <div className="plate">
          <MountedPhoto
            card={card}
            still={still}
            share={[100, isPair && sum < lowPair ? 33 : 51]}
            broad={[110, isAcross ? 63 : 55]}
          />
        </div>
      )}
      <PosterNames names={names} typeface={fraunces} onPhoto={card.coverImageUrl !== null} />
      <div className="foot">
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

export default {
  typefaces,
  Cover: TypographyCover,
  Details: TypographyDetails,
} satisfies FormatDesign
