import styled from 'styled-components'
import { brokenBetweenWords } from '../../../domain/event/line-breaks.ts'
import type { CoupleNames } from '../../../domain/event/name-parts.ts'
import type { FormatDesign, FormatProps } from '../format.ts'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { mounted, withPhoto } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { fraunces } from '../typefaces/fraunces.ts'
import { textWidth } from '../typefaces/typeface.ts'
import { TypographyDetails } from './typography/details.tsx'
import {
  lightSpace,
  lightTracking,
  lightWidth,
  serif,
  spaceApart,
  tracking,
  typefaces,
} from './typography/letters.ts'
import { heightOfParts, joinerSpace, PosterNames, posterOf } from './typography/poster-names.tsx'
import { dateBelow, leadBeside, photoPoster } from './typography/poster-styles.ts'

/**
 * Letters from edge to edge: every line of the names is as wide as the poster, whatever it says, and the day's figure
 * takes the height that they leave.
 */
const Cover = styled.header<ReturnType<typeof mounted>>`
  ${coverBase}
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  padding: 16px 4cqi 18px;
  background: var(--wash);
  --ink: var(--on-wash);
  color: var(--ink);
  font: 400 var(--em)/1.35 ${serif};

  .top { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 2px 24px; }
  .names { align-self: center; padding: min(20px, var(--cover-height) * 0.0237) 0; }
  .row { display: block; white-space: nowrap; }
  /* A letter's stem or bow stands on the edge, not the room beside it. */
  .name { margin-inline: calc(-1em * var(--hang, 0)) calc(-1em * var(--end, 0)); word-spacing: 0; }
  .line {
    font: 600 min(92cqi / var(--ems), var(--cover-height) * 0.345)/0.86 ${serif};
    letter-spacing: ${tracking}em;
    word-spacing: ${spaceApart}em;
    margin-bottom: calc(1em * var(--dip));
  }
  :is(.lead, .row) + .row .line:first-child, .line + .line { margin-top: calc(0.06em + 1em * var(--rise)); }
  .lead { font: 600 1.25rem/1.4 ${serif}; letter-spacing: ${lightTracking}em; word-spacing: ${lightSpace}em; margin-bottom: 8px; color: var(--accent); }
  .row .joiner { position: relative; display: inline; margin-right: var(--in-row, var(--join-space)); color: var(--accent); }
  .initials { display: none; font-weight: 600; }
  .long-date { display: block; padding-bottom: 14px; }
  .drawn { white-space: nowrap; }
  .drawn span {
    font: 300 calc(92cqi / var(--all-ems))/1.1 ${serif};
    letter-spacing: ${lightTracking}em;
    word-spacing: ${lightSpace}em;
    font-variant-numeric: lining-nums;
  }
  .drawn .day { color: var(--accent); }

  .foot { display: flex; flex-direction: column; align-items: flex-start; }
  --answer-link-fill: var(--fill);
  --answer-link-ink: var(--on-fill);
  .answer-link { align-self: stretch; width: auto; border-color: var(--fill); }
  ${dateBelow}
  @container card (min-width: 760px) {
    &:not([data-photo]) {
      padding-block: 26px 34px;
      .row + .row { margin-top: 0.05em; }
      .row:has(.joiner):not(:last-child) { margin-bottom: 0.14em; }
      .lead + .row { margin-top: calc(1em * var(--rise)); }
      :is(.lead, .spoken) + .row:last-child { margin-bottom: calc(1em * var(--dip)); }
      .row {
        font-size: min(92cqi / var(--ems), var(--cover-height) * 0.705, (var(--cover-height) - 18cqi - 52px) / (1 + 1.3 * (var(--dip) + var(--rise))));
        line-height: 0.86;
      }
      /* On the broadest screens three rows are too high from edge to edge. */
      .names:has(.row ~ .row ~ .row) .row { font-size: calc(min(92cqi, var(--cover-height) * 0.48 / var(--tier)) / var(--ems)); }
      .row .line { --in-row: ${joinerSpace.inRow}em; display: inline; font-size: 1em; line-height: inherit; }
      /* Below high names the date is a line of the poster too, and the place shares the foot with the answer. */
      .foot { display: grid; grid-template-columns: 1fr auto; align-items: end; gap: 0 4cqi; }
      .long-date { grid-column: 1 / -1; padding-bottom: 4.4cqi; }
      .top, .city { font-size: 1.15em; }
      .answer-link { grid-area: 2 / 2; align-self: end; margin: 0; padding: 9px 34px 10px; font-size: 1.1em; }
      /* What leads is as wide as the names, or large above them. */
      &:has(.lead) {
        --w: min(92cqi, (var(--cover-height) - 12.5cqi - 196px) / (var(--tier) + 0.78 * min(0.14, 1 / var(--lead-light))));
        .names { padding: 0; }
        .lead { margin: 0; font-size: calc(var(--w) * min(0.14, 1 / var(--lead-light))); font-weight: 300; line-height: 0.78; }
        .row { font-size: calc(var(--w) / var(--ems)); }
      }
      &[data-led] { ${leadBeside} }
      .row .joiner { top: -0.1em; }
    }
  }
  .until { word-spacing: 0.12em; }
  ${withPhoto(photoPoster)}
  /* The widths that fill the measure are those of the display size; after 'font', which resets it. */
  .lead, .line, .row, .initials, .drawn span { font-variation-settings: 'opsz' 144; }
  /* No advance is rounded to a pixel. */
  .names, .drawn { text-rendering: geometricPrecision; }
`
/** A title's lines, lower than this together, run across a wide page above a broad photo, as two long names do. */
const lowTitle = 0.36
/** Names as high as this together leave no room for a block beside an upright photo, or on a phone below a broad one. */
const halfSheet = 0.45
/** A title's lines as high as this together still leave a broad photo its room on a phone, or on a narrow one only. */
const mostBelowPhoto = 0.95
const mostOnAnyPhone = 0.8
/** Names in rows higher than this, in the measure of a wide sheet, leave no room for a block at its foot. */
const highRows = 0.255
/** A name this many times longer than it is high climbs a high phone's poster. */
const leastClimb = 4
/** Two names as high as this are one row on a low phone, and the figure has the height. */
const oneRow = 0.75
/**
 * The date as a block: the day's figure as large as it may be, the month and the year from edge to edge. `--day` is the
 * size of the figure that the weekday leaves room in its line, as a share of the measure.
 */
function blockOf(weekday: string, day: string, [month, year]: [string, string]) {
  const restWidth = lightWidth(`${month} ${year}`)
  // From the first figure's ink.
  const dayWidth = lightWidth(day) - 0.045
  return {
    '--all-ems': lightWidth(`${weekday} ${day} ${month} ${year}`).toFixed(2),
    '--rest-ems': restWidth.toFixed(2),
    '--month-ems': lightWidth(month).toFixed(3),
    '--year-ems': lightWidth(year).toFixed(3),
    '--weekday-ems': lightWidth(weekday).toFixed(3),
    '--weekday-dip': weekday.startsWith('j') ? 0.2 : 0,
    '--day-ems': dayWidth.toFixed(3),
    '--day': ((1 - (lightWidth(weekday) + 0.3) / restWidth) / dayWidth).toFixed(3),
  }
}

/** A title whose lines would leave most of a phone's poster empty has one more, so that they are larger. */
function inMoreLines(names: CoupleNames): CoupleNames {
  if (names.kind !== 'title' || posterOf(names, fraunces).sum >= halfSheet) return names
  return { ...names, lines: brokenBetweenWords(names.lines.join(' '), names.lines.length + 1) }
}

/**
 * The same below a broad photo on a high phone, where other cards keep the title's own lines: what each line is broken
 * into. Null where no break makes the title larger and leaves the photo its room.
 */
function partsOf(names: CoupleNames): string[][] | null {
  const { kind, lead, lines } = names
  if (kind !== 'title' || lead) return null
  const heightOf = (parts: string[][]) => posterOf({ ...names, lines: parts.flat() }, fraunces).sum
  const whole = lines.map((line) => [line])
  if (heightOf(whole) >= lowTitle) return null
  const broken = lines.map((line) => brokenBetweenWords(line, 2))
  const choices = [broken, ...lines.map((_, at) => whole.with(at, broken[at] ?? []))]
  const fitting = choices.filter(
    (parts) => parts.flat().length > lines.length && heightOf(parts) <= mostBelowPhoto,
  )
  return fitting.toSorted((one, other) => heightOf(other) - heightOf(one))[0] ?? null
}

/** Two people's names as high as this together, each in two lines, fill a high phone and leave the date its block. */
const mostInHalves = 1.15

/** What two people's low names are broken into on a high phone: the first name and the rest. Null where they stay whole. */
function halvesOf(names: CoupleNames, isPair: boolean, sum: number): string[][] | null {
  if (!isPair || sum >= halfSheet || !names.lines.every((line) => line.includes(' '))) return null
  const halves = names.lines.map((line) => {
    const at = line.indexOf(' ')
    return [line.slice(0, at), line.slice(at + 1)]
  })
  return heightOfParts(names, halves, fraunces) <= mostInHalves ? halves : null
}

function TypographyCover({ card, names: given, date, greeting, still }: FormatProps) {
  const names = card.coverImageUrl ? given : inMoreLines(given)
  const { weekday, day } = date
  const rest: [string, string] = [`de ${date.month}`, `de ${date.year}`]
  const { sum, tails, high, isPair, isLow, isShort, leadHigh, firsts, firstsDip, ems, up, down, slender } =
    posterOf(names, fraunces)
  const photo = mounted(card)
  const isBroad = photo['data-landscape'] !== undefined
  const mayHalve = card.coverImageUrl === null || (isBroad && isLow)
  const halves = mayHalve ? halvesOf(names, isPair, sum) : null
  const parts = (isBroad ? partsOf(names) : null) ?? halves
  const partsHigh = parts ? heightOfParts(names, parts, fraunces) : 0
  const isTwo = names.joiner !== null && names.lines.length === 2
  const isLed = names.lead !== null && names.lines.length === 1
  const isBrief = isTwo && sum > oneRow
  const isAcross = isLow || isLed || (isPair ? isShort : sum < lowTitle && !names.lead)
  // How wide a broad photo is on a desktop, in percent of the window.
  const wide = isAcross ? (isPair && !isBrief ? 52 : 60) : 55
  return (
    <Cover
      {...photo}
      data-pair={isPair || undefined}
      data-short={isShort || undefined}
      data-across={isAcross || undefined}
      data-low={isLow || undefined}
      data-tall={sum >= halfSheet || undefined}
      data-led={isLed || undefined}
      data-title={(names.kind === 'title' && !names.lead && sum < halfSheet) || undefined}
      data-high={high > highRows || undefined}
      data-single={(names.lines.length === 1 && !names.lead) || undefined}
      data-halves={halves !== null || undefined}
      data-steep={(isBroad && !isPair && partsHigh > mostOnAnyPhone) || undefined}
      data-upright={(names.lines.length === 1 && !names.lead && slender > leastClimb) || undefined}
      data-brief={isBrief || undefined}
      style={{
        ...blockOf(weekday, day, rest),
        ...{
          '--sum': sum.toFixed(3),
          '--high': (sum + tails).toFixed(3),
          '--tier': high.toFixed(3),
          '--firsts-ems': firsts.toFixed(2),
          ...(parts && { '--parts': partsHigh.toFixed(3) }),
          '--firsts-dip': firstsDip,
          ...(names.lines.length === 1 && { '--bare-ems': ems.toFixed(3), '--up': up, '--down': down }),
          '--spare': `var(--above, ${names.lead ? '3rem' : '0rem'})`,
          ...(names.lead && {
            '--lead-ems': textWidth(fraunces, names.lead, tracking).toFixed(2),
            '--lead-high': leadHigh.toFixed(3),
            '--lead-light': lightWidth(names.lead).toFixed(2),
          }),
        },
      }}
    >
      <p className="top">
        <span>{greeting ?? 'Estáis invitados'}</span>
        {card.ceremonyTime && <span>{card.ceremonyTime} h</span>}
      </p>
      {card.coverImageUrl && (
        <div className="plate">
          <MountedPhoto card={card} still={still} share={[100, 57]} broad={[110, wide]} />
        </div>
      )}
      <PosterNames names={names} typeface={fraunces} onPhoto={card.coverImageUrl !== null} parts={parts} />
      <div className="foot">
        <LongDate date={date}>
          <span className="weekday">{weekday} </span>
          <span className="day">{day} </span>
          <span className="rest">
            <span>{rest[0]} </span>
            <span>{rest[1]}</span>
          </span>
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
