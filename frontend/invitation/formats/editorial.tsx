import styled from 'styled-components'
import { brokenBetweenWords } from '../../../domain/event/line-breaks.ts'
import type { CoupleNames } from '../../../domain/event/name-parts.ts'
import type { FormatDesign, FormatProps } from '../format.ts'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { landscapeFocus, mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { wordsOnPhoto } from '../photo/words-on-photo.ts'
import { bodoniModa } from '../typefaces/bodoni-moda.ts'
import { wideCover } from './editorial/beside-photo.ts'
import { coverLines } from './editorial/cover-lines.ts'
import { EditorialDetails } from './editorial/details.tsx'
import { didone, sans, typefaces } from './editorial/letters.ts'
import { Mark, markStyles } from './editorial/mark.tsx'
import { areLong, measuresOf, trackingOf } from './editorial/measures-of.ts'
import { formApart, phoneAlone } from './editorial/phone-alone.ts'
import { withPhoto } from './editorial/with-photo.ts'

/**
 * A magazine's cover: masthead across the width, cover lines low. A photo fills the page down to a band with the cover
 * lines; its own colour comes down from the top edge behind the masthead, a shade without an edge, and leaves the faces
 * alone.
 */
const Cover = styled.header<{ 'data-photo'?: string }>`
  ${coverBase}
  --crowded: 0.68;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  --margin: clamp(14px, 3.6cqi, 36px);
  /* The measure is the page without its margins; --w is the widest line's share of an em. */
  --w: var(--widest);
  --fit: calc((100cqi - 2 * var(--margin)) / var(--w));
  --f: min(var(--fit), 40cqi, 13rem);
  padding: var(--margin);
  background: var(--tone);
  --ink: var(--on-tone);
  --answer-link-fill: var(--deep);
  --answer-link-ink: var(--on-deep);
  --answer-link-line: var(--deep);
  color: var(--ink);
  font-family: ${sans};

  .head { display: flex; flex-direction: column; }
  .issue {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-bottom: 8px;
    border-bottom: 2px solid currentColor;
    font-size: clamp(0.86 * var(--em), 1.38cqi, 1.45rem);
  }
  .issue span:first-child { white-space: nowrap; }
  .issue span:last-child { text-align: right; }
  .names {
    padding: 20px 0 0.08em;
    font: 500 var(--f)/0.98 ${didone};
    letter-spacing: var(--tracking);
  }
  /* The second person at the right, also where a name has two lines. */
  .line:has(.joiner), .line:has(.joiner) ~ .line { text-align: right; }
  .line[data-marked] { padding-top: 0.13em; }
  .line[data-tailed]:not(:last-child) { padding-bottom: 0.1em; }
  .line[data-tailed] + .line[data-marked] { padding-top: 0.18em; }
  .lead { margin-bottom: 0.5em; font: italic 400 min(8cqi, 2.25rem)/1.1 ${didone}; letter-spacing: 0; text-align: left; }
  .joiner { display: inline; margin-right: 0.32em; font: italic 400 0.74em/1 ${didone}; }
  .line:has(.legal-form) :is(.name, .legal-form) { display: inline; }
  .legal-form::before { content: ', '; }
  ${markStyles}
  ${coverLines}
  @container card (min-width: 760px) {
    --f: min(var(--fit), 25cqi, 20.5rem, calc(var(--cover-height) * 0.53 / var(--lines)));
    /* The mark has the right side. */
    &[data-beside] .line:has(.joiner), &[data-beside] .line:has(.joiner) ~ .line {
      padding-left: 0.4em;
      text-align: left;
    }
  }
  ${formApart}
  ${phoneAlone}
  ${wideCover}
  ${withPhoto}
`

/** The last part of an address: 'Iglesia de San Miguel, Madrid' is in Madrid. */
const cityOf = (place: string | null) => place?.split(/[,\n]/).at(-1)?.trim() ?? ''

/** A line of the cover: its title, and each line of the text whole if it can be. */
const CoverLine = ({ title, text }: { title: string; text: string }) => (
  <p>
    <b>{title}</b>
    <span>{text.includes('\n') ? text.split('\n').map((line) => <span key={line}>{line}</span>) : text}</span>
  </p>
)

/** A title in two low lines has three, which are larger on a phone; a wide cover joins them. */
function inMoreLines(names: CoupleNames): CoupleNames {
  if (names.kind !== 'title' || names.lines.length !== 2 || !areLong(names.lines)) return names
  return { ...names, lines: brokenBetweenWords(names.lines.join(' '), 3) }
}

function EditorialCover({ card, names: given, date, greeting, still }: FormatProps) {
  const names = card.coverImageUrl ? given : inMoreLines(given)
  // A broad photo has its own place, and no word lies on it.
  const isBeside = landscapeFocus(card) !== null
  const onPhoto = isBeside ? mounted(card) : wordsOnPhoto(card, ['top'], ['middle'])
  // A company has no initials that anybody knows, and one person's letter would stand beside itself: the day is the mark.
  // Beside low names it would outshine them.
  const isDate = names.kind !== 'couple' || areLong(names.lines)
  const mark = isDate ? [date.day, '.', date.monthNumber] : names.initials
  const { style, ...measures } = measuresOf(names, mark)
  const hasColumns = !card.coverImageUrl && ('data-row' in measures || isDate)
  return (
    <Cover
      {...onPhoto}
      {...measures}
      data-columns={hasColumns ? '' : undefined}
      style={{ ...('style' in onPhoto && onPhoto.style), ...style }}
    >
      <MountedPhoto card={card} still={still} share={[138, 50]} broad={[112, 60]} className="photo" />
      <div className="head">
        <p className="issue">
          <span>N.º 1</span>
          <LongDate date={date} />
          <span>{cityOf(card.ceremonyPlace || card.receptionPlace)}</span>
        </p>
        <Names
          names={names}
          typeface={bodoniModa}
          tracking={trackingOf(names.lines)}
          joiner="&"
          each
          broad
          formBelow
        />
      </div>
      <Mark letters={mark} />
      <div className="lines">
        <CoverLine title="En exclusiva" text={greeting ?? 'La fecha que hay que guardar'} />
        <CoverLine
          title={card.ceremonyPlace ? 'La ceremonia' : `${date.day} de ${date.month}`}
          text={card.ceremonyPlace || 'El día que esperábamos'}
        />
        {card.receptionPlace && <CoverLine title="La fiesta" text={card.receptionPlace} />}
        <AnswerLink card={card} still={still} />
      </div>
    </Cover>
  )
}

export default {
  typefaces,
  Cover: EditorialCover,
  Details: EditorialDetails,
} satisfies FormatDesign
