import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { legalFormOf } from '../../../domain/event/legal-form.ts'
import type { FormatDesign, FormatProps } from '../format.ts'
import { Flourish } from '../ornaments/flourish.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { legalForm } from '../parts/legal-form.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { oneRow } from '../parts/one-row.ts'
import { mounted, withPhoto } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { ebGaramond } from '../typefaces/eb-garamond.ts'
import { pinyonScript } from '../typefaces/pinyon-script.ts'
import { textWidth } from '../typefaces/typeface.ts'
import { aroundPhoto } from './script/around-photo.ts'
import { besidePhoto } from './script/beside-photo.ts'
import { ScriptDetails } from './script/details.tsx'
import { inRow, stacked } from './script/in-row.ts'
import { hand, roman, typefaces } from './script/letters.ts'

/**
 * An oval in two strokes of a pointed pen: each runs out in flourishes, and the names, which are wider than the oval,
 * cross it between them.
 */
const Cover = styled.header<ReturnType<typeof mounted>>`
  ${coverBase}
  --answer-link-fill: transparent;
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ornament-deep);
  --answer-link-radius: 999px;
  align-items: center;
  justify-content: space-between;
  padding: calc(var(--cover-height) * 0.03) 6px;
  text-align: center;
  font: 400 calc(1.0625 * var(--em))/1.5 ${roman};
  --pen: min(0.54cqi, 3.6px);
  --wide: 76cqi;
  --share: 0.16;
  --across: 86cqi;

  .half {
    position: relative;
    display: grid;
    justify-items: center;
    align-content: center;
    width: var(--wide);
    --line: var(--pen);
    flex-grow: 1;
    min-height: calc(var(--cover-height) * 0.2);
    max-height: calc(var(--cover-height) * 0.34);
    padding: max(32px, calc(var(--cover-height) * 0.045)) 6px 0;
  }
  /* Borders are whole pixels: so is the pen that the flourishes continue, and where they begin. */
  @supports (width: round(down, 3px, 2px)) {
    .half { --line: round(down, var(--pen), 1px); width: round(down, var(--wide), 2px); }
  }
  /* A low one is fuller at its foot, where the answer stands. */
  .half.lower { --bow: min(84%, 160% - 240px); padding: calc(var(--line) * 2) 0 calc(var(--cover-height) * 0.045); }
  .half::before {
    content: '';
    position: absolute;
    inset: 0 0 -2px;
    z-index: -1;
    border: solid var(--ornament-deep);
    /* A hairline over the top, pressed where the stroke runs down. */
    border-width: max(1px, calc(var(--line) * 0.3)) var(--line) 0;
    /* Half an ellipse, whatever the words' height: radii in px would be cut to a flat top. */
    border-radius: 50% 50% 0 0 / var(--bow, 84%) var(--bow, 84%) 0 0;
    /* The open side has no line at all, not even the shadow of one. */
    clip-path: inset(0 0 2px);
  }
  .half.lower::before { inset: -2px 0 0; transform: scaleY(-1); }
  /* Its stroke begins as wide as the oval's ends: the drawing is 50 pens wide, and the stroke 17.5 from its edge. */
  .flourish {
    position: absolute;
    top: calc(100% - var(--line) * 2.4 - 1px);
    left: calc(var(--line) * -17);
    width: calc(var(--line) * 50);
    height: calc(var(--line) * 16);
    color: var(--ornament-deep);
    overflow: visible;
  }
  .flourish + .flourish { left: auto; right: calc(var(--line) * -17); transform: scaleX(-1); }
  .lower .flourish { top: auto; bottom: calc(100% - var(--line) * 2.4 - 1px); transform: scaleY(-1); }
  .lower .flourish + .flourish { transform: scale(-1); }
  .greeting { font-size: 1.08em; line-height: 1.3; text-wrap: balance; }
  .half .greeting { max-width: calc(var(--wide) * 0.76); margin-bottom: 0.25em; font-size: 1.24em; }
  .honour { color: var(--ink-soft); line-height: 1.4; text-wrap: balance; }
  .half .honour { max-width: calc(var(--wide) * 0.84); }
  .names {
    /* Clear of what hangs from the oval's ends. */
    margin: calc(var(--pen) * 12.4 + 0.22em) 0;
    padding-right: 0.14em;
    font: 400
      min(
        calc(var(--cover-height) * var(--share) * 2.3 / (var(--lines) + 0.3)),
        calc(var(--across) / (var(--ems) + var(--more, 0)))
      )/var(--leading, calc(0.8em + 14px)) ${hand};
    color: var(--ink);
    /* Long names are small: their strokes are a little heavier. */
    -webkit-text-stroke: clamp(0px, 1.3px - 0.022em, 0.35px);
  }
  .line { padding: 0 0.1em; }
  /* The words above a capital's mark go up by as much as it needs. */
  .lead + .line[data-marked] { padding-top: 0.3em; }
  .names:has(.lead + .line[data-marked])::before { content: ''; display: block; margin-top: -0.3em; }
  ${legalForm(roman)}
  /* Clear of the tails above it and of the flourishes below. */
  .names:has(.legal-form) { margin-block: calc(var(--pen) * 12.4 + 0.42em) calc(var(--pen) * 12.4 + 0.3em); }
  .legal-form { margin-top: 0.95em; padding-left: 0.14em; }
  /* A title's lead stands on the axis. */
  .names:has(.lead) { padding-right: 0; .line { padding-right: 0.24em; } }
  .lead { margin-bottom: 0.28em; font: 400 calc(1.1875 * var(--em))/1.3 ${roman}; }
  /* A title's second line begins with a capital: the line above is clear of it. */
  &:not(:has(.joiner)) { --leading: calc(0.9em + 16px); }
  /* Two people stand one beside the other's foot, the word between them in the second's line. */
  &:has(.joiner) {
    /* Its capitals and tails reach past their own widths. */
    --across: 89cqi;
    .names { display: grid; }
    .line { padding: 0; text-align: right; }
    .line:has(~ .line > .joiner) { padding-right: var(--aside, 0.25em); text-align: left; }
  }
  .joiner {
    display: inline;
    margin-right: 0.5em;
    font-size: max(0.62em, 1.75rem);
    color: var(--accent);
  }
  @container card (max-width: 289px) { .joiner { margin-right: 0.3em; font-size: 0.8em; } }
  /* A lower card has no height for a third line. */
  @container card (max-width: 899px) {
    &[data-row='long'] {
      ${stacked}
      --across: 88cqi;
      &:not([data-photo]) .names { margin-block: calc(var(--pen) * 12.4 + min(0.6em, var(--cover-height) * 0.03)); }
    }
  }
  /* Two short names cross the oval in one line, as one long name does. */
  &[data-row='short'] {
    ${inRow}
    .names { font-size: min(calc(98cqi / var(--row)), calc(var(--cover-height) * 0.27)); }
  }
  /* In one line where the oval is widest. */
  .long-date { font-size: min(1.15em, 4.9cqi); line-height: 1.4; white-space: nowrap; }
  .city {
    max-width: min(18em, calc(var(--wide) * 0.84));
    margin-top: 0.4em;
    font-size: clamp(0.82em, 4.2cqi, 0.96em);
    color: var(--ink-soft);
    line-height: 1.4;
  }

  ${withPhoto(aroundPhoto)}
  /* Zoomed so far that the words fill the whole width. */
  @container card (max-width: 300px) {
    .half { max-height: none; }
    .half::before { content: none; }
    .long-date { font-size: 1em; white-space: normal; }
  }
  @container card (min-width: 760px) {
    --pen: min(0.42cqi, calc(var(--cover-height) / 212));
    --wide: min(56cqi, calc(var(--cover-height) * 0.77));
    padding-block: calc(var(--cover-height) * 0.042);
    /* Capitals and tails reach past their lines. */
    .names { margin-block: calc(var(--pen) * 12.4 + var(--cover-height) * 0.028); }
    .names:has(.lead) { --share: 0.146; margin-block: calc(var(--pen) * 12.4 + var(--cover-height) * 0.034) calc(var(--pen) * 12.4); .lead { font-size: calc(1.6 * var(--em)); } }
    .names:has(.legal-form) { margin-block: calc(var(--pen) * 12.4 + var(--cover-height) * 0.018) calc(var(--pen) * 12.4 + var(--cover-height) * 0.008); }
    .legal-form { margin-top: 0.75em; }
    --share: 0.139;
    font-size: calc(1.36 * var(--em));
    /* What is over goes into the oval and around it. */
    .half { flex-grow: 0.3; min-height: calc(var(--cover-height) * 0.15); padding-block: calc(var(--cover-height) * 0.03) calc(var(--pen) * 2); }
    .half.lower { padding-block: calc(var(--pen) * 2) calc(var(--cover-height) * 0.04); }
    /* The words reach in between the flourishes. */
    .honour { margin-bottom: calc(var(--pen) * -4); }
    .long-date { margin-top: calc(var(--pen) * -4); }
    &:is([data-row='short'], [data-row='usual']) {
      ${inRow}
      .names { font-size: min(calc(88cqi / var(--row)), calc(var(--cover-height) * 0.208)); margin-bottom: calc(var(--pen) * 12.4 + var(--cover-height) * 0.048); }
    }
  }
  @container card (min-width: 900px) {
    &[data-row='long']:not([data-photo]) {
      --across: 76cqi;
      --share: 0.104;
      --leading: calc(0.92em + 60px / var(--lines));
      font-size: min(calc(1.3 * var(--em)), calc(var(--cover-height) * 0.0305));
      .names { margin-block: calc(var(--pen) * 12.4 + var(--cover-height) * 0.034) calc(var(--pen) * 12.4 + var(--cover-height) * 0.04); }
      .half.lower { padding-bottom: calc(var(--cover-height) * 0.054); }
      .names { padding-right: 0; }
      /* One name begins far before the other: the word between them stands under the first. */
      &:not(:has(.line + .line + .line)) {
        --across: 72cqi;
        --leading: calc(0.94em + 104px / var(--lines));
        --aside: 3.2em;
        .joiner { margin-right: 0.6em; font-size: 0.8em; }
      }
      /* Three lines stand in the middle of the frame. */
      &:has(.line + .line + .line) .line { padding: 0; text-align: center; }
    }
    /* A company's name crosses it in one line. */
    &[data-title]:not([data-photo]) .names {
      margin-block: calc(var(--pen) * 12.4 + var(--cover-height) * 0.056) 0;
      font-size: min(calc(86cqi / var(--title)), calc(var(--cover-height) * 0.122));
      white-space: nowrap;
      .line { display: inline; }
    }
    /* One name stands in the middle between the flourishes. */
    &:not([data-photo], :has(.joiner, .lead, .legal-form)) .names { margin-block: calc(var(--pen) * 12.4 + var(--cover-height) * 0.044) calc(var(--pen) * 12.4 + var(--cover-height) * 0.012); }
  }
  ${withPhoto(besidePhoto)}
  @media print {
    --wide: 84mm;
    --pen: 2.8px;
    &[data-row='long'] { --across: 64cqi; }
  }
`

/** How wide two names in one line may be, in em: on a phone, there below a photo, and on a wide cover. */
const longestRow = { short: 5, belowPhoto: 7, usual: 9.6 }

/** A company's name in one line of a wide cover, without its legal form: no wider, in em, than this. */
const longestTitle = 13.5

function titleOf({ kind, lead, lines }: FormatProps['names']) {
  const name = legalFormOf(lines.join(' '))?.name ?? ''
  const width = textWidth(pinyonScript, name.trimEnd().replace(/,$/, ''))
  return kind === 'title' && !lead && name && width < longestTitle
    ? { 'data-title': true, style: { '--title': (width * 1.03).toFixed(2) } as CSSProperties }
    : {}
}

/** What the names' sizes are counted with: their width in one line, and what stands beside the widest of several. */
function measured(names: FormatProps['names']) {
  const row = (length: keyof typeof longestRow) => oneRow(names, pinyonScript, longestRow[length])
  const length = (['short', 'usual'] as const).find((length) => 'style' in row(length))
  const joiner = names.joiner && textWidth(pinyonScript, names.joiner.word)
  const isLong = joiner && !names.lead && !length
  const title = titleOf(names)
  return {
    'data-row': isLong ? 'long' : length,
    'data-line': 'style' in row('belowPhoto') || undefined,
    'data-title': 'data-title' in title || undefined,
    style: {
      ...row('usual').style,
      ...('data-title' in title && title.style),
      ...(joiner && { '--more': (joiner * 0.7 + 0.54).toFixed(2) }),
    } as CSSProperties,
  }
}

/** How wide the lines in the lower half are beside a photo, in em of that half; longer ones are broken. */
function linesBeside({ ceremonyPlace }: FormatProps['card'], date: FormatProps['date']) {
  const widthOf = (line: string) => textWidth(ebGaramond, line)
  const places = (ceremonyPlace ?? '').split('\n').map((line) => 0.96 * widthOf(line))
  return {
    '--words': Math.min(21, Math.max(1.15 * widthOf(date.long), ...places)).toFixed(2),
  } as CSSProperties
}

function ScriptCover({ card, names, date, greeting, alone, still }: FormatProps) {
  const shape = measured(names)
  const words = (
    <>
      {greeting && <p className="greeting">{greeting}</p>}
      <p className="honour">Nos haría muy felices {alone ? 'tenerte' : 'teneros'} con nosotros</p>
    </>
  )
  const flourishes = (
    <>
      <Flourish />
      <Flourish />
    </>
  )
  return (
    <Cover {...mounted(card)} {...shape} style={{ ...shape.style, ...linesBeside(card, date) }}>
      {card.coverImageUrl && <div className="before">{words}</div>}
      <div className="half upper">
        {card.coverImageUrl ? (
          <div className="window">
            <MountedPhoto card={card} still={still} share={[80, 33]} broad={[86, 46]} />
          </div>
        ) : (
          words
        )}
        {flourishes}
      </div>
      <Names broad names={names} typeface={pinyonScript} formBelow />
      <div className="half lower">
        <LongDate date={date} />
        {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
        {flourishes}
      </div>
    </Cover>
  )
}

export default {
  typefaces,
  Cover: ScriptCover,
  Details: ScriptDetails,
} satisfies FormatDesign
