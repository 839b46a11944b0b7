import type { CSSProperties } from 'react'
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
import { jost } from '../typefaces/jost.ts'
import { textWidth } from '../typefaces/typeface.ts'
import { MinimalistDetails } from './minimalist/details.tsx'
import { edge, figure, sans, typefaces } from './minimalist/letters.ts'

const drawn = keyframes`from { transform: scaleX(0); }`

/** The single rule is the horizon of the page; a photo is a band that leaves it on one side. */
const Cover = styled.header`
  ${coverBase}
  --crowded: 0.76;
  padding: clamp(32px, 8cqi, 96px) ${edge} 0;
  font: 400 var(--em)/1.5 ${sans};

  --answer-link-fill: var(--paper);
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ink);

  .greeting { color: var(--ink-soft); max-width: 20em; }
  .names {
    /* The widest line, with the word that joins two people where it stands in it. */
    --width: max(var(--ems), var(--joined, 0));
    margin-top: auto;
    padding-top: 18cqi;
    font: 200
      min(24.5cqi, 9.25rem, calc(89cqi / var(--width)), calc(var(--cover-height) * 0.32 / var(--lines)))/1.1 ${sans};
    letter-spacing: -0.02em;
    /* A J reaches below the word before it. */
    word-spacing: 0.04em;
    /* The hairlines of a long name, which is set smaller, stay as strong. */
    -webkit-text-stroke: max(0px, calc(1px - 0.012em));
  }
  .lead {
    margin-bottom: 0.8em;
    font: 400 calc(1.0625 * var(--em))/1.4 ${sans};
    letter-spacing: 0;
    word-spacing: 0;
    color: var(--ink-soft);
  }
  /* Two people are one sentence in two lines, the word between them at the second's beginning. */
  .line:has(.joiner) { white-space: nowrap; }
  .names:has(.line[data-marked]) { line-height: 1.03; .line[data-marked] { padding-top: 0.15em; } }
  /* An initial's first stroke stands on the margin. */
  .line:not(:has(.joiner)) { margin-left: calc(-1em * var(--hang)); }
  .joiner { display: inline; margin-right: calc(1em * var(--after)); color: var(--accent); }
  .rule {
    height: 1px;
    margin: clamp(28px, 8cqi, 64px) calc(-1 * ${edge}) 0 0;
    background: var(--ink);
    border: 0;
  }
  .date {
    display: flex;
    flex-wrap: wrap;
    align-items: last baseline;
    justify-content: space-between;
    gap: 4px clamp(28px, 3cqi, 56px);
    padding: clamp(18px, 4cqi, 32px) 0 clamp(36px, 9cqi, 72px);
  }
  .numerals {
    /* Smaller than the names. */
    font: 200 min(19cqi, 8.5rem, calc(78cqi / var(--widest)))/1.1 ${sans};
    letter-spacing: -0.045em;
    color: var(--accent);
  }
  /* A figure's first stroke stands on the margin. */
  .figure:first-child { margin-left: calc(-1em * var(--bearing)); }
  .day { flex: 1 1 14em; }
  .city { max-width: 24em; font-size: max(1rem, 0.92em); color: var(--ink-soft); }
  .answer-link { align-self: last baseline; }

  .band {
    position: relative;
    overflow: hidden;
    flex: 1 1 calc(var(--cover-height) * 0.3);
    min-height: calc(var(--cover-height) * 0.24);
    margin: clamp(20px, 5cqi, 32px) calc(-1 * ${edge}) 0 0;
  }
  /* A pale photo has an edge too. */
  .band span::after { box-shadow: none; }
  .band::after {
    content: '';
    position: absolute;
    inset: 0;
    --edge-line: color-mix(in srgb, var(--ink) 22%, transparent);
    /* None where it leaves the page. */
    box-shadow: inset 1px 0 var(--edge-line), inset 0 1px var(--edge-line), inset 0 -1px var(--edge-line);
  }
  &[data-photo] {
    .names {
      margin: 0;
      padding-top: clamp(20px, calc(var(--cover-height) * 0.042), 40px);
      font-size: min(22cqi, 6rem, calc(88cqi / var(--width)), calc(var(--cover-height) * 0.18 / var(--lines)));
    }
    .rule { margin-top: clamp(20px, calc(var(--cover-height) * 0.034), 40px); }
    .date {
      row-gap: clamp(4px, calc(var(--cover-height) * 0.05 - 32px), 12px);
      padding: clamp(7px, calc(var(--cover-height) * 0.05 - 26px), 24px) 0 clamp(20px, calc(var(--cover-height) * 0.038), 48px);
    }
    .numerals { font-size: min(12cqi, 7rem); }
  }
  /* A broad photo is shown whole, and the names have the height that it leaves. */
  &[data-landscape] .band { flex: 0 1 auto; aspect-ratio: 4 / 3; }
  @media screen and (max-width: 759px) {
    &[data-landscape] .band { max-height: calc(var(--cover-height) * 0.31); }
    /* What low names leave is shared out: above them, and around the date. */
    &[data-landscape]:not([data-short]) {
      && .names { font-size: min(24cqi, calc(88cqi / var(--width)), calc(var(--cover-height) * (0.088 - 0.009 * var(--lines)))); }
      .numerals { font-size: min(12.5cqi, calc(var(--cover-height) * (0.096 - 0.01 * var(--rows)))); }
      .date {
        row-gap: clamp(4px, calc(var(--cover-height) * (0.04 - 0.01 * var(--rows))), 18px);
        padding-block:
          max(10px, calc(var(--cover-height) * (0.058 - 0.01 * var(--rows))))
          max(20px, calc(var(--cover-height) * (0.07 - 0.01 * var(--rows))));
      }
    }
  }
  &[data-landscape] .names {
    margin-top: auto;
    font-size: min(24cqi, 6rem, calc(88cqi / var(--width)), calc(var(--cover-height) * 0.183 / var(--lines)));
  }
  /* A phone's figures hang from the greeting, one size for all names, and the names stand on the rule. */
  @container card (max-width: 759.9px) {
    &:not([data-photo]) {
      --name: min(24.5cqi, calc(82cqi / var(--wide)), calc(var(--cover-height) * 0.24 / var(--rows)));
      .greeting { order: -2; }
      .numerals {
        order: -1;
        display: grid;
        flex: 1 1 auto;
        align-content: start;
        margin: clamp(14px, calc(var(--cover-height) * 0.028), 30px) 0 0;
      }
      .figure {
        display: block;
        margin-left: calc(-1em * var(--bearing));
        font-size: min(18cqi, calc(var(--cover-height) * 0.083));
        line-height: 0.96;
      }
      .point { display: none; }
      .names {
        /* A large line has more air over its capitals. */
        margin-top: calc(var(--cover-height) * 0.053 - 0.26em);
        padding-top: 0;
        font-size: var(--name);
      }
      .rule { margin-top: clamp(14px, calc(var(--cover-height) * 0.03), 32px); }
      .date { display: contents; }
      .day { flex: none; padding-block: clamp(12px, calc(var(--cover-height) * 0.024), 24px) clamp(16px, calc(var(--cover-height) * 0.034), 36px); }
      .answer-link { align-self: start; margin: 0 0 clamp(24px, calc(var(--cover-height) * 0.045), 44px); }
    }
  }
  @container card (min-width: 760px) {
    .names { padding-top: 4cqi; }
    &&[data-photo] .numerals, .numerals { font-size: min(10cqi, 8.5rem); }
    .greeting { font-size: 1.2em; }
    .day { font-size: 1.12em; }
    .answer-link { padding: 10px 34px 11px; font-size: 1.12em; }
    &[data-photo] {
      /* The photo stands on the rule and leaves the page at the top and at the right; the names stand on the rule too. */
      display: grid;
      grid-template: auto minmax(0, 1fr) auto auto / minmax(0, 1fr) var(--plate);
      --plate: 39cqi;
      column-gap: 3cqi;
      padding-block: 0;
      padding-right: 0;
      .greeting { padding-top: clamp(32px, 6.6cqi, 96px); }
      .band { grid-area: 1 / 2 / 3; min-height: 0; margin: 0; &::after { box-shadow: inset 1px 0 var(--edge-line); } }
      .names {
        align-self: end;
        padding-bottom: clamp(16px, 2.6cqi, 44px);
        font-size: min(9.4cqi, 8.5rem, calc(46cqi / var(--width)), calc(var(--cover-height) * 0.34 / var(--lines)));
      }
      .rule { grid-column: 1 / -1; margin: 0; }
      .date { grid-column: 1 / -1; padding: clamp(14px, 2cqi, 28px) ${edge} clamp(28px, 4cqi, 56px) 0; }
    }
  }
  /* A high page has a broad photo over the names, as a phone has. */
  @container card (min-width: 760px) and (max-width: 999.9px) {
    &[data-landscape] {
      display: flex;
      .band { flex: none; height: min(64cqi, calc(var(--cover-height) * 0.46)); margin-top: 5cqi; }
      .names {
        align-self: start;
        font-size: min(8.5rem, calc(82cqi / var(--width)), calc(var(--cover-height) * 0.146 / max(2, var(--lines))));
      }
      .rule { flex: none; }
    }
  }
  /* The details' edges of figure and words; the answer ends where the left edge has its mirror. */
  @container card (min-width: 1000px) {
    .names { font-size: min(13rem, calc(80cqi / var(--width)), calc(var(--cover-height) * 0.35 / var(--lines))); }
    .lead { font-size: calc(1.5 * var(--em)); }
    &[data-row]:not([data-photo]) {
      .names {
        font-size: min(16rem, calc(78cqi / (var(--row) + 0.65)), calc(var(--cover-height) * 0.3));
        line-height: 1;
      }
      .line { display: inline; }
      .joiner { margin-inline: 0.3em; }
    }
    .date { display: grid; grid-template-columns: ${figure} minmax(0, 1fr) auto; gap: 0; align-items: last baseline; }
    /* The broadest figures end clear of the words beside them. */
    .numerals { font-size: min(7.1cqi, 7rem); }
    &&[data-photo] .numerals { font-size: min(7.1cqi, 7rem); }
    .day { font-size: 1.2em; }
    /* From the first line's capitals to the last line's foot. */
    .answer-link { grid-column: auto; padding-block: 14px 15px; translate: 0 -22px; }
    /* An upright one begins where the answer does; beside a short name it is wider than that. */
    &[data-photo]:not([data-landscape], [data-short]) {
      .date { grid-template-columns: ${figure} minmax(0, 1fr) calc(var(--plate) - ${edge}); }
      .answer-link { justify-self: start; }
    }
    &[data-photo] {
      --plate: 31cqi;
      &[data-short] { --plate: 40cqi; }
      .names { font-size: min(14rem, calc(42cqi / var(--width)), calc(var(--cover-height) * 0.34 / max(1.5, var(--lines)))); }
    }
    /* A broad one begins where the address does, as the details' words. */
    &[data-landscape] {
      &[data-short] { --plate: calc(100cqi - ${edge} - ${figure}); }
      column-gap: 0;
      .band { align-self: stretch; aspect-ratio: auto; }
      .names { font-size: min(9cqi, calc(25cqi / var(--width)), calc(var(--cover-height) * 0.4 / var(--lines))); }
    }
    /* Long names end just before the photo. */
    &[data-photo]:not([data-short]) .names {
      --fit: calc((100cqi - ${edge} - var(--plate) - 64px) / (var(--wide) * 0.97));
      font-size: min(12rem, var(--fit), calc(var(--cover-height) * 0.34 / var(--lines)));
    }
    /* Beside them a broad photo is whole, and stands on the rule. */
    &[data-landscape]:not([data-short]) {
      --plate: 47cqi;
      .band { align-self: end; height: min(calc(var(--plate) * 0.75), calc(var(--cover-height) * 0.7)); }
    }
  }
  @media print {
    /* Heads stay in a band that leaves room for two places. */
    .band { min-height: 66mm; }
    &&[data-landscape] .band { flex: none; height: 66mm; aspect-ratio: auto; }
    &&[data-photo] .names { padding-top: 5mm; font-size: min(10cqi, calc(62cqi / var(--width))); }
    &[data-photo] .numerals { font-size: 11cqi; }
  }
  ${whileOpening(css`.rule { transform-origin: left; animation: ${drawn} 600ms ease-out; }`)}
`

/** Names that are narrower, in em, are large in the figures' column too. */
const longestBeside = 3.4

/** Names that are wider together, in em, are larger one above the other. */
const longestRow = 7
/** As the styles have them: the letters' spacing, and the space after the word between two people. */
const tracking = -0.02
/** A J's hook reaches below the word before it. */
const spaceBefore = (line = '') => (line.startsWith('J') ? 0.42 : 0.28)

/** How far a figure's first stroke begins inside its box, in em. */
const bearings: Record<string, number> = { 0: 0.04, 1: 0.07, 2: 0.025, 3: 0.04 }

/** How far the first stroke of these initials does, in em; that of an A or a T hardly. */
const initialBearings: [letters: RegExp, bearing: number][] = [
  [/[BDEÉFHIÍKLMNÑPRUÚ]/, 0.062],
  [/[CGOÓQS]/, 0.042],
]
const hangOf = (line = '') => initialBearings.find(([letters]) => letters.test(line.charAt(0)))?.[1] ?? 0.01

const Figure = ({ value }: { value: string }) => (
  <span className="figure" style={{ '--bearing': bearings[value.charAt(0)] ?? 0.04 } as CSSProperties}>
    {value}
  </span>
)

function MinimalistCover({ card, names, date, greeting, still }: FormatProps) {
  const { lines, joiner } = names
  const widest = Math.max(2, ...lines.map((line) => textWidth(jost, line)))
  const after = spaceBefore(lines[joiner?.before ?? 0])
  const joinerWidth = joiner ? textWidth(jost, joiner.word, tracking) + after : 0
  const widths = lines.map(
    (line, at) => textWidth(jost, line, tracking) + (at === joiner?.before ? joinerWidth : 0),
  )
  const row = oneRow(names, jost, longestRow)
  const isShort = widest < longestBeside
  return (
    <Cover
      {...mounted(card)}
      {...row}
      data-short={isShort || undefined}
      style={
        {
          ...row.style,
          '--widest': widest.toFixed(2),
          '--wide': (Math.max(2, ...widths) * 1.03).toFixed(2),
          '--rows': lines.length + (names.lead ? 1 : 0),
          '--after': after,
          '--hang': hangOf(lines[0]),
          ...(joiner && { '--joined': (Math.max(2, ...widths) * 1.03).toFixed(2) }),
        } as CSSProperties
      }
    >
      <p className="greeting">{greeting ?? 'Invitación'}</p>
      {card.coverImageUrl && (
        <div className="band">
          <MountedPhoto card={card} still={still} share={[90, 38]} broad={[96, isShort ? 70 : 53]} />
        </div>
      )}
      <Names broad names={names} typeface={jost} />
      <hr className="rule" />
      <div className="date">
        <p className="numerals" aria-hidden="true">
          <Figure value={date.day.padStart(2, '0')} />
          <span className="point">.</span>
          <Figure value={date.monthNumber} />
          <span className="point">.</span>
          <Figure value={date.year.slice(-2)} />
        </p>
        <div className="day">
          <LongDate date={date} />
          {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        </div>
        <AnswerLink card={card} still={still} />
      </div>
    </Cover>
  )
}

export default {
  typefaces,
  Cover: MinimalistCover,
  Details: MinimalistDetails,
} satisfies FormatDesign
