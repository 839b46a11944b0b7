import { useId } from 'react'
import styled, { css } from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { Garland, WideClusters } from '../ornaments/garland.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { legalForm } from '../parts/legal-form.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { oneRow } from '../parts/one-row.ts'
import { landscapeFocus, mounted, withPhoto } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { parisienne } from '../typefaces/parisienne.ts'
import { aroundPhoto } from './floral/around-photo.ts'
import { FloralDetails } from './floral/details.tsx'
import { hand, inks, serif, typefaces } from './floral/letters.ts'

const row = css`
  .line { display: inline; }
  .line::after { content: ' '; }
  .joiner { display: inline; margin: 0 0.46em 0 -0.04em; font-size: 0.62em; }
`

const Cover = styled.header<ReturnType<typeof mounted>>`
  ${coverBase}
  --crowded: 0.66;
  && .names[data-crowded] { margin-block: 0.2rem; .joiner { margin: 0; font-size: 1.4rem; } }
  --answer-link-fill: var(--paper);
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ink);
  --answer-link-radius: 999px;
  align-items: center;
  justify-content: center;
  overflow: hidden;
  padding: 24px 12px;
  /* What hangs below the last name keeps off the date; where nothing does, the date comes closer. */
  --tail: 0.14em;
  &[data-level] { --tail: -0.12em; }
  /* In the middle of what the flowers leave: the upper ones are larger. */
  &:not([data-photo]) { padding-top: calc(24px + var(--cover-height) * 0.022); }
  text-align: center;
  font: 500 calc(1.125 * var(--em))/1.4 ${serif};
  font-variant-numeric: lining-nums;

  /* The ring lies near the edges; its flowers are full at two corners and slender beside the words. */
  .wreath {
    --width: 87.4cqi;
    --long: 80.8%;
    position: absolute;
    z-index: -1;
    top: 50%;
    left: 50%;
    width: var(--width);
    height: var(--long);
    /* The upper flowers are larger. */
    transform: translate(-50%, calc(-50% + 5px));
  }
  .garland { overflow: visible; ${inks} }
  .garland { width: 100%; height: 100%; }
  .wide { display: none; }
  .inside { display: grid; justify-items: center; width: min(82cqi, calc(var(--screen-height) * 0.46)); }
  .names {
    margin: clamp(8px, calc(var(--cover-height) * 0.022), 24px) 0 clamp(10px, calc(var(--cover-height) * 0.024), 26px);
    font: 400
      min(
        18.4cqi,
        6rem,
        calc(min(68cqi, var(--screen-height) * 0.41) / var(--ems)),
        calc(var(--cover-height) * 0.2 / var(--lines))
      )/1.2
      ${hand};
    /* Long names are small: their strokes are a little heavier. */
    -webkit-text-stroke: clamp(0px, calc(0.9px - 0.011em), 0.5px);
  }
  .line { display: block; }
  ${legalForm(serif)}
  .legal-form { margin-top: 0.85em; }
  .lead { margin: 0.7em 0 0.1em; font: 500 calc(1.2 * var(--em))/1.3 ${serif}; }
  .joiner { display: block; margin-block: -0.2em 0.02em; font-size: max(0.74em, 2rem); line-height: 1.16; color: var(--accent); }
  /* Two short names stand in one line. */
  &[data-row]:where(:not([data-tall])) {
    ${row}
    .names { font-size: min(22cqi, 6.5rem, calc(min(74cqi, var(--screen-height) * 0.42) / var(--row))); }
  }
  .long-date { max-width: 16em; font-size: 1.06em; line-height: 1.25; }
  .small { max-width: 15em; color: var(--ink-soft); text-wrap: balance; }

  &:not([data-photo]) .inside { font-size: 1.05em; }
  /* Long names lead what is around them. */
  @container card (max-width: 759px) {
    &[data-tall]:not([data-row], [data-photo]):has(.joiner) {
      /* They are as broad as the card, and the wreath is open beside them. */
      .garland { --middle: hidden; }
      padding-top: calc(24px + var(--cover-height) * 0.1);
      .garland > ellipse { stroke-dasharray: 0 7 36 14 36 7; }
      .inside { width: 92cqi; font-size: 1em; }
    }
  }
  /* Small names have more air around them. */
  &[data-tall] .names { margin-block: calc(var(--cover-height) * 0.03 - 0.17em) calc(var(--cover-height) * 0.036 - 0.11em); line-height: 1.1; }
  &[data-tall] .joiner { margin-bottom: 0.14em; font-size: max(0.74em, 1.75rem); }
  /* Names of a usual length leave the flowers at both sides alone. */
  @container card (max-width: 759px) {
    &[data-tall][data-row] {
      .inside { padding-top: calc(var(--cover-height) * 0.012); font-size: 1em; }
      .names { font-size: min(16.6cqi, calc(min(64cqi, var(--screen-height) * 0.39) / var(--ems)), calc(var(--cover-height) * 0.18 / var(--lines))); }
    }
  }
  &:not([data-photo], :has(.joiner)) .names {
    font-size: min(
      22cqi,
      calc(min(65cqi, var(--screen-height) * 0.4) / var(--ems)),
      calc(var(--cover-height) * 0.185 / var(--lines))
    );
    line-height: 1.24;
  }
  /* A company's name has three lines. */
  @container card (max-width: 759px) {
    &:not([data-photo]) .names:has(.legal-form) { font-size: min(20cqi, calc(min(63cqi, var(--screen-height) * 0.39) / var(--ems)), calc(var(--cover-height) * 0.185 / var(--lines))); margin-block: calc(var(--cover-height) * 0.028) calc(var(--cover-height) * 0.032); }
    &:not([data-photo]):has(.legal-form) .inside { font-size: 1em; }
  }
  /* Long names fill the oval where its chains are thin. */
  @media (min-height: 640px) {
   @container card (min-width: 360px) and (max-width: 759px) {
    &[data-tall]:not([data-row]):has(.joiner) {
      .names { margin-block: calc(var(--cover-height) * 0.032) calc(var(--cover-height) * 0.028); font-size: min(14.6cqi, calc(min(85cqi, var(--screen-height) * 0.5) / var(--ems)), calc(var(--cover-height) * 0.15 / var(--lines))); line-height: 1.16; -webkit-text-stroke: 0.65px; }
      .joiner { margin-block: 0.02em 0.34em; font-size: 1.75rem; }
    }
   }
  }
  &[data-row]:not([data-photo], [data-tall]) .names {
    margin-block: calc(var(--cover-height) * 0.026) calc(var(--cover-height) * 0.034);
  }
  /* One line leaves the oval's height to the air around it. */
  @media (min-height: 740px) {
    @container card (min-width: 360px) and (max-width: 759px) {
      &:is([data-row]:not([data-tall]), :not(:has(.joiner, .lead, .line + .line))):not([data-photo]) {
        .inside { font-size: 1.04em; }
        .names { margin-block: calc(var(--cover-height) * 0.05) calc(var(--cover-height) * 0.06); }
      }
    }
  }
  /* Where the ring draws in below, a low screen's has less room from side to side. */
  &:not([data-photo]) .city { max-width: min(16em, calc(var(--screen-height) * 0.4)); font-size: 0.95em; }
  /* A low phone's ring has no room for it; the details say the place. */
  @media screen and (max-width: 759px) and (max-height: 699px) { &:not([data-photo]) .city { display: none; } }
  @container card (max-width: 359px) {
    /* Between the flowers of so narrow a ring there is no room for two more lines; the details say the place. */
    &:not([data-photo]) .city { display: none; }
    &:not([data-photo]) .inside { font-size: 1em; }
    &:not([data-photo]) .long-date { font-size: 1em; }
    /* As high as the words need to stand clear of the flowers. */
    &:not([data-photo]) { min-height: max(var(--screen-height), 240cqi); }
  }
  /* An upright tablet's wreath stands as a phone's does. */
  @container card (min-width: 760px) and (max-width: 899px) {
    &:not([data-photo]) .inside { width: 66cqi; font-size: 1.5em; }
    &:not([data-photo], [data-row]) .names { font-size: min(18.4cqi, calc(62cqi / var(--ems)), calc(var(--cover-height) * 0.2 / var(--lines))); }
    &:not([data-photo]) .lead { font-size: calc(1.6 * var(--em)); }
  }
  @container card (min-width: 900px) {
    /* Wide covers lay the same wreath on its side, but the large flowers are upright. */
    &:not([data-photo]) {
      padding-top: 24px;
      .wreath {
        --width: min(80cqi, calc(var(--cover-height) * 1.32));
        --long: calc(var(--cover-height) * 0.84);
        transform: translate(-50%, -50%);
      }
      .garland:not(.wide) {
        position: absolute;
        top: 50%;
        left: 50%;
        width: var(--long);
        height: var(--width);
        transform: translate(-50%, -50%) rotate(90deg);
        .clusters { display: none; }
      }
      .wide { display: block; position: absolute; inset: 0; }
      .inside { width: min(64cqi, calc(var(--cover-height) * 1.04)); font-size: 1.42em; }
      .city { max-width: none; font-size: 1em; }
      .lead { font-size: calc(1.4 * var(--em)); }
      .joiner { margin-block: -0.1em 0.34em; }
      &:is(:has(.legal-form), :has(.lead), :not([data-row]):has(.joiner)) .inside { font-size: 1.2em; }
      &:has(.lead) .lead { margin-top: 0.2em; font-size: calc(1.75 * var(--em)); }
      .names {
        margin-block: calc(var(--cover-height) * 0.026) calc(var(--cover-height) * 0.034);
        font-size: min(
          8rem,
          calc(51cqi / var(--ems)),
          calc(var(--cover-height) * 0.76 / var(--ems)),
          calc(var(--cover-height) * 0.16 / max(2, var(--lines)))
        );
      }
      &:not(:has(.joiner)) .names {
        font-size: min(11rem, calc(49cqi / var(--ems)), calc(var(--cover-height) * 0.26 / max(1.5, var(--lines))));
        line-height: 1.1;
      }
      &:has(.lead) .names { margin-block: calc(var(--cover-height) * 0.012) calc(var(--cover-height) * 0.024); font-size: min(12rem, calc(49cqi / var(--ems)), calc(var(--cover-height) * 0.2)); }
      /* Three lines: the flowers' upper and lower leaves stay clear. */
      .names.names:has(.legal-form) {
        margin-block: calc(var(--cover-height) * 0.024) calc(var(--cover-height) * 0.032);
        font-size: min(11rem, calc(46cqi / var(--ems)), calc(var(--cover-height) * 0.25 / max(1.5, var(--lines))));
      }
      &[data-row] {
        ${row}
        .joiner { margin-block: 0; }
        padding-top: calc(24px + var(--cover-height) * 0.02);
        .names {
          margin-block: calc(var(--cover-height) * 0.026) calc(var(--cover-height) * 0.034);
          font-size: min(12rem, calc(53cqi / var(--row)), calc(var(--cover-height) * 0.22));
        }
      }
    }
  }
  ${withPhoto(aroundPhoto)}
`

/** In em; two people's names up to it stand in one line, in a standing wreath those up to the slim one. */
const longestRow = { slim: 5, broad: 6.6 }

function FloralCover({ card, names, date, greeting, still }: FormatProps) {
  const isBroad = landscapeFocus(card) !== null
  const id = useId()
  const isWide = !('data-row' in oneRow(names, parisienne, longestRow.slim))
  // In a standing wreath two people have a line each, whatever they are called.
  const isTall = !card.coverImageUrl && (isWide || names.joiner !== null)
  const around = card.coverImageUrl ? (isBroad ? 'landscape' : 'standing') : 'card'
  return (
    <Cover
      {...mounted(card)}
      {...oneRow(names, parisienne, longestRow.broad)}
      data-tall={isTall || undefined}
      data-level={!/[fgjpqyzJY]/.test(names.lines.at(-1) ?? '') || undefined}
      data-apart={((isWide || isBroad) && names.joiner !== null && !isTall) || undefined}
    >
      <div className="inside">
        <p className="small">{greeting ?? 'Celebradlo con nosotros'}</p>
        <Names broad names={names} typeface={parisienne} formBelow />
        <LongDate date={date} />
        {card.ceremonyPlace && <p className="small city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
      </div>
      <div className="wreath">
        {card.coverImageUrl && (
          <div className="oval">
            <MountedPhoto card={card} still={still} share={[72, 36]} broad={[82, 48]} />
          </div>
        )}
        <Garland id={id} className="garland" around={around} />
        {!card.coverImageUrl && <WideClusters id={id} className="garland wide" />}
      </div>
    </Cover>
  )
}

export default {
  typefaces,
  Cover: FloralCover,
  Details: FloralDetails,
} satisfies FormatDesign
