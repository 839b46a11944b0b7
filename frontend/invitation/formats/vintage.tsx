import styled from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { Cameo } from '../ornaments/cameo.tsx'
import { Corner } from '../ornaments/corner.tsx'
import { Fleuron } from '../ornaments/fleuron.tsx'
import { grain } from '../ornaments/grain.ts'
import { Ribbon } from '../ornaments/ribbon.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { oneRow } from '../parts/one-row.ts'
import { landscapeFocus, mounted, withPhoto } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { imFellEnglish } from '../typefaces/im-fell-english.ts'
import { textWidth } from '../typefaces/typeface.ts'
import { aroundPhoto } from './vintage/around-photo.ts'
import { VintageDetails } from './vintage/details.tsx'
import { caps, fell, typefaces } from './vintage/type.ts'

const Corners = styled.div`
  position: absolute;
  z-index: -1;
  /* The corners are drawn 240 units wide; the rules that join them run all the way round, under the roses. */
  --u: calc(clamp(84px, 31cqi, 190px) / 240);
  inset: clamp(3px, 1.2cqi, 14px);
  color: var(--engraved);
  pointer-events: none;
  &::before, &::after { content: ''; position: absolute; border: solid currentColor; }
  &::before { inset: calc(21 * var(--u)); border-width: max(2px, 4 * var(--u)); }
  &::after { inset: calc(30 * var(--u)); border-width: 1px; }
  @container card (min-width: 760px) { --u: calc(clamp(190px, 17cqi, 264px) / 240); }
  svg { position: absolute; width: calc(240 * var(--u)); height: auto; overflow: visible; z-index: 1; }
  svg:nth-of-type(2) { right: 0; transform: scaleX(-1); }
  svg:nth-of-type(3) { bottom: 0; transform: scaleY(-1); }
  svg:nth-of-type(4) { right: 0; bottom: 0; transform: scale(-1); }
  /* In the middle of the rules above and below. */
  .fleuron { left: 50%; top: calc(3.4 * var(--u)); width: calc(151 * var(--u)); translate: -50%; }
  .fleuron.tail { top: auto; bottom: calc(3.4 * var(--u)); transform: scaleY(-1); }
`
const Cover = styled.header<ReturnType<typeof mounted>>`
  ${coverBase}
  align-items: center;
  /* The words have what the roses above and below leave, and share out what is over. */
  padding: clamp(72px, calc(var(--cover-height) * 0.1), 120px) 20px;
  text-align: center;
  background: ${grain(0.3)}, var(--wash);
  /* Of a tint that the grain's darkening of the paper leaves readable. */
  --ink: color-mix(in srgb, var(--on-wash) 68%, #000);
  --engraved: color-mix(in srgb, var(--ornament-deep) 66%, var(--ink));
  --answer-link-fill: transparent;
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ink);
  font: 400 calc(1.0625 * var(--em))/1.5 ${caps};

  .text {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: space-evenly;
    gap: calc(var(--cover-height) * 0.018);
    max-width: 100%;
  }
  .greeting { font: 400 min(1.4em, 6.2cqi)/1.3 ${fell}; margin-bottom: 0.4em; }
  /* Names that their length keeps low lead all the same. */
  &[data-long] .greeting { font-size: 1.12em; }
  .honour { max-width: 19em; font-size: 0.94em; letter-spacing: 0.12em; text-transform: uppercase; text-wrap: balance; }
  .names {
    font: 400
      min(24cqi, 7rem, calc(83cqi / var(--ems)), calc(var(--cover-height) * 0.23 / max(2, var(--lines))))/1.06
      ${fell};
    text-shadow: 0 1px 0 rgb(255 255 255 / 0.35);
  }
  /* One short name has the height of two. */
  &:not(:has(.joiner)) .names {
    font-size: min(31cqi, 9rem, calc(77cqi / var(--ems)), calc(var(--cover-height) * 0.23 / max(1.7, var(--lines))));
  }
  /* The old face has no kerning: a first letter that leans away is set closer. */
  &[data-leans] .line::first-letter { letter-spacing: -0.07em; }
  .lead { margin-bottom: 0.6em; font: 400 calc(1.25 * var(--em))/1.3 ${fell}; }
  /* When and where are one block: what is over goes around the names. */
  .when-where { display: flex; flex-direction: column; align-items: center; gap: inherit; max-width: 100%; }
  &:not([data-photo]) .when-where { gap: calc(var(--cover-height) * 0.024); }
  .ribbon .long-date { font: 400 clamp(0.9rem, 4.15cqi, 1.75rem)/1.3 ${fell}; letter-spacing: 0.01em; }
  /* Lining figures are the other face's, made as strong: the old face's '11' reads as 'ii'. */
  .figures { margin-left: 0.08em; font: 400 0.88em/1 ${caps}; letter-spacing: 0.02em; -webkit-text-stroke: 0.01em; }
  .joiner {
    display: flex; align-items: center; justify-content: center; gap: 12px;
    margin: max(0.3em, calc(var(--cover-height) * 0.017)) 0; font-size: max(0.5em, min(9.6cqi, calc(var(--cover-height) * 0.046))); line-height: 1;
  }
  .joiner::before, .joiner::after {
    content: '';
    width: 1.5em;
    height: 5px;
    border: solid currentColor;
    border-width: 1px 0 2px;
  }
  /* A company's legal form stands between the rules that two people's word has. */
  .legal-form {
    display: flex; align-items: center; justify-content: center; gap: 12px;
    margin-top: 0.5em; font-size: max(0.4em, min(5.6cqi, calc(var(--cover-height) * 0.03))); line-height: 1.2; letter-spacing: 0.06em;
    &::before, &::after { content: ''; width: 2.2em; height: 5px; border: solid currentColor; border-width: 1px 0 2px; }
  }
  .city { max-width: 20em; font-size: min(1em, 4.4cqi); letter-spacing: 0.02em; }
  .answer-link { position: relative; margin-top: clamp(20px, calc(var(--cover-height) * 0.032), 34px); }
  .answer-link::after { content: ''; position: absolute; inset: -5px; border: 1px solid var(--ornament-deep); pointer-events: none; }
  /* The figure 1 of this face is as narrow as an l. */
  .until { word-spacing: 0.14em; }
  @container card (min-width: 760px) {
    padding-block: calc(var(--cover-height) * 0.105);
    font-size: calc(1.26 * var(--em));
    .lead { font-size: calc(1.45 * var(--em)); }
    &:not([data-photo]) .when-where { gap: calc(var(--cover-height) * 0.014); margin-top: calc(var(--cover-height) * 0.016); }
    .ribbon { width: min(max(50cqi, 32rem), 43rem); min-height: min(112px, calc(var(--cover-height) * 0.125)); }
    .ribbon .long-date { font-size: clamp(1.4rem, 2.3cqi, 2.2rem); }
    .names { font-size: min(18.5cqi, 8rem, calc(76cqi / var(--ems)), calc(var(--cover-height) * 0.176 / var(--lines))); }
    &:not(:has(.joiner)) .names {
      font-size: min(13rem, calc(76cqi / var(--ems)), calc(var(--cover-height) * 0.25 / var(--lines)));
      /* As far from the words above as from the ribbon. */
      padding-top: calc((2 - min(2, var(--lines))) * var(--cover-height) * 0.028);
    }
    &:not(:has(.joiner)) .names:has(.lead) {
      padding-top: calc(var(--cover-height) * 0.02);
      font-size: min(11.5rem, calc(76cqi / var(--ems)), calc(var(--cover-height) * 0.176));
    }
    .joiner { margin: 0.38em 0; font-size: max(0.6em, 2.5rem); }
    /* Long names one above the other leave the words above them as much air as the ribbon has. */
    &[data-long]:not([data-photo]):has(.joiner) {
      .names { padding-top: calc(var(--cover-height) * 0.02); font-size: min(8rem, calc(76cqi / var(--ems)), calc(var(--cover-height) * 0.168 / var(--lines))); }
      .joiner { margin: 0.26em 0 0.3em; }
      .when-where { margin-top: 0; }
    }
    /* Two short names stand in one line. */
    &[data-row] {
      .line { display: inline; }
      .line::after { content: ' '; }
      .joiner { display: inline; margin: 0 0.3em 0 0.04em; font-size: 0.62em; }
      .joiner::before, .joiner::after { display: none; }
    }
    &[data-row] .names { font-size: min(13rem, calc(70cqi / var(--row)), calc(var(--cover-height) * 0.24)); }
  }
  @media print { padding-block: 15mm; }
  ${withPhoto(aroundPhoto)}
`

/** Two names that are wider together, in em, have a line each on a desktop too. */
const longestRow = { alone: 9, photo: 7.6, belowPhoto: 8.5 } as const

/** A line that is wider, in em, is low on a phone. */
const longest = 7

/** A capital whose upper half stands out over the small letter after it. */
const leaning = /^[TVWY][aeo]/

function VintageCover({ card, names, date, greeting, alone, still }: FormatProps) {
  const row = (room: keyof typeof longestRow) => oneRow(names, imFellEnglish, longestRow[room])
  return (
    <Cover
      {...mounted(card)}
      {...row(card.coverImageUrl ? 'photo' : 'alone')}
      data-long={names.lines.some((line) => textWidth(imFellEnglish, line) > longest) || undefined}
      data-leans={(names.lines.length === 1 && leaning.test(names.lines[0] ?? '')) || undefined}
      {...(card.coverImageUrl && {
        'data-line': row('belowPhoto')['data-row'],
        style: row('belowPhoto').style,
      })}
    >
      <Corners>
        <Corner />
        <Corner again />
        <Corner again />
        <Corner again />
        <Fleuron />
        <Fleuron tail again />
      </Corners>
      {card.coverImageUrl && (
        <Cameo lying={landscapeFocus(card) !== null}>
          <MountedPhoto card={card} still={still} share={[50, 33]} broad={[75, 43]} />
        </Cameo>
      )}
      <div className="text">
        <div>
          {greeting && <p className="greeting">{greeting}</p>}
          <p className="honour">Nos complace {alone ? 'invitarte' : 'invitaros'}</p>
        </div>
        <Names broad formBelow names={names} typeface={imFellEnglish} />
        <div className="when-where">
          <Ribbon>
            <LongDate date={date}>
              {date.long.split(/(\d+)/).map((part) =>
                /\d/.test(part) ? (
                  <span key={part} className="figures">
                    {part}
                  </span>
                ) : (
                  part
                ),
              )}
            </LongDate>
          </Ribbon>
          <div>
            {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
            <AnswerLink card={card} still={still} />
          </div>
        </div>
      </div>
    </Cover>
  )
}

export default {
  typefaces,
  Cover: VintageCover,
  Details: VintageDetails,
} satisfies FormatDesign
