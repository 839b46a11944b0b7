import type { CSSProperties } from 'react'
import styled, { css, keyframes } from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { Facets, stoneShape } from '../ornaments/cut-gem.tsx'
import { GlassFrame, GlassRoof } from '../ornaments/glass.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { whileOpening } from '../parts/opening.ts'
import { landscapeFocus, mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { italiana } from '../typefaces/italiana.ts'
import { textWidth } from '../typefaces/typeface.ts'
import { GeometricDetails } from './geometric/details.tsx'
import { cutEnds, display, glassInk, sans, typefaces } from './geometric/stationery.ts'

/** The lines are drawn and the sprigs come out. */
const trace = keyframes`from { stroke-dashoffset: 1; }`
const sprout = keyframes`from { scale: 0; }`
const build = css`
  .drawn { stroke-dasharray: 1; animation: ${trace} 560ms ease-out both; }
  .sprig path { animation: ${sprout} 420ms 180ms ease-out both; }
`
/** A glass house in thin lines around the words; with a photo, its facets are cut around that. */
const Cover = styled.header`
  ${coverBase}
  --answer-link-ink: var(--ink);
  --wall: 1.8px solid var(--ornament-deep);
  align-items: center;
  padding: clamp(34px, 9cqi, 60px) clamp(24px, 8cqi, 60px);
  text-align: center;
  background: var(--paper);
  color: var(--ink);
  font: 400 calc(1.03 * var(--em))/1.55 ${sans};

  .roof { flex: none; width: 100%; max-width: 1180px; height: auto; color: var(--ornament-deep); }
  .foot { scale: -1; }
  .broad { display: none; }
  ${glassInk}
  .words {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    width: 100%;
    max-width: 1180px;
    padding: 8px;
    border: solid transparent;
    border-width: 0 1.8px;
  }
  /* The thickness of the glass, cut in facets as at head and foot. */
  .house {
    --lit: color-mix(in srgb, var(--ornament) 12%, var(--paper));
    --shaded: color-mix(in srgb, var(--ornament) 30%, var(--paper));
    border-inline: var(--wall);
    /* Four panes a side, each turned over against the one above: no seam runs across. */
    --turned: linear-gradient(to top right, var(--lit) 50%, var(--shaded) 50%);
    --back: linear-gradient(to bottom right, var(--lit) 50%, var(--shaded) 50%);
    --turned-right: linear-gradient(to top left, var(--lit) 50%, var(--shaded) 50%);
    --back-right: linear-gradient(to bottom left, var(--lit) 50%, var(--shaded) 50%);
    background:
      var(--turned) 0 0, var(--back) 0 33.33%, var(--turned) 0 66.67%, var(--back) 0 100%,
      var(--turned-right) 100% 0, var(--back-right) 100% 33.33%, var(--turned-right) 100% 66.67%,
      var(--back-right) 100% 100%;
    background-size: 11px 25.1%;
    background-repeat: no-repeat;
  }
  .answer-link { padding-inline: clamp(20px, 8.4cqi, 34px); ${cutEnds('var(--ornament-deep)', 'var(--paper)')} }
  .greeting { font-weight: 400; font-size: 1.1em; text-wrap: balance; }
  .house { font-size: 1.125em; }
  .small { max-width: 15em; text-wrap: balance; }
  .names {
    margin: clamp(12px, calc(var(--cover-height) * 0.022), 44px) 0;
    font:
      400 min(
        17cqi,
        5rem,
        calc(71cqi / var(--ems)),
        calc(var(--cover-height) * 0.285 / max(2, var(--lines)))
      )/1.1 ${display};
    -webkit-text-stroke: 0.016em;
  }
  .lead { margin-bottom: 0.6em; -webkit-text-stroke: 0; font: 400 calc(1.0625 * var(--em))/1.4 ${sans}; }
  .joiner { font: 400 max(0.46em, 1.75rem)/1.35 ${sans}; -webkit-text-stroke: 0; color: var(--accent); }
  /* On one line of the narrow house. */
  .long-date { font-weight: 400; font-size: clamp(1rem, 4.3cqi, 1.0625em); }
  .city { max-width: 18em; margin-top: 0.6em; font-size: min(0.95em, 1rem); line-height: 1.45; }
  .gem {
    position: relative;
    flex: none;
    --tall: min(calc(var(--cover-height) * 0.34), calc(78cqi / 0.9));
    width: calc(var(--tall) * 0.9);
    height: var(--tall);
    margin: 0;
    color: var(--ornament-deep);
  }
  .stone { position: absolute; inset: 0; clip-path: ${stoneShape('standing')}; }
  .facets { position: relative; width: 100%; height: 100%; }
  &[data-photo] { padding-block: clamp(36px, 13.4cqi, 64px) calc(var(--cover-height) * 0.018); }
  &[data-photo] .names {
    margin-block: calc(var(--cover-height) * 0.018);
    font-size: min(15cqi, 5rem, calc(86cqi / var(--ems)), calc(var(--cover-height) * 0.15 / max(2, var(--lines))));
  }
  &[data-landscape] .gem { width: min(84cqi, calc(var(--cover-height) * 0.44)); height: auto; aspect-ratio: 520 / 382; }
  &[data-landscape] .stone { clip-path: ${stoneShape('lying')}; }
  @container card (max-width: 359px) { .gem { margin-bottom: 14px; } }
  @container card (min-width: 760px) {
    font-size: calc(1.15 * var(--em));
    .broad {
      display: block;
      position: absolute;
      inset: 34px max(34px, calc(50% - 640px));
      width: calc(100% - 2 * max(34px, calc(50% - 640px)));
      height: calc(100% - 68px);
      color: var(--ornament-deep);
    }
    .slim { display: none; }
    .house { position: relative; border: 0; background: none; font-size: 1.15em; }
    /* Two short names are one large line. */
    &[data-row]:not([data-photo]) {
      .line { display: inline; }
      .line::after { content: ' '; }
      .joiner { display: inline; margin: 0 0.62em 0 0; font-size: 0.46em; }
      .names { font-size: min(10.5rem, calc(60cqi / var(--both)), calc(var(--cover-height) * 0.2)); }
    }
    .names {
      font-size:
        min(
          9rem,
          calc(66cqi / var(--ems)),
          calc(900px / var(--ems)),
          calc(var(--cover-height) * 0.21 / max(2, var(--lines)))
        );
      margin-block: calc(var(--cover-height) * 0.026);
    }
    /* Without the word between two people the lines may be higher. */
    &:not([data-photo], :has(.joiner)) .names {
      font-size: min(8rem, calc(900px / var(--ems)), calc(var(--cover-height) * 0.27 / max(2, var(--lines))));
    }
    .long-date { font-size: 1.0625em; }
    .city { font-size: 0.95em; }
    &[data-photo] { flex-direction: row; justify-content: center; gap: clamp(36px, 5cqi, 96px); padding-inline: 4cqi; }
    .gem { --tall: min(calc(var(--cover-height) * 0.76), calc(42cqi / 0.9)); margin: 0; }
    &[data-photo] .words { flex: 0 1 auto; width: auto; font-size: 1.12em; }
    &[data-photo] .names {
      -webkit-text-stroke: 0.022em;
      font-size: min(7.5rem, calc(43cqi / var(--ems)), calc(var(--cover-height) * 0.3 / max(2, var(--lines))));
      margin-block: calc(var(--cover-height) * 0.04);
    }
  }
  @container card (min-width: 760px) {
    &[data-landscape] {
      gap: clamp(36px, 5.2cqi, 92px);
      padding-inline: 4cqi;
      .gem { width: min(50cqi, calc(var(--cover-height) * 0.94)); }
      .words { font-size: 1.08em; }
      .names {
        font-size: min(6.5rem, calc(36cqi / var(--ems)), calc(var(--cover-height) * 0.33 / max(2, var(--lines))));
      }
    }
  }
  @media print {
    &&, &&[data-photo] { flex-direction: column; padding: 9mm 12mm 4mm; }
    .broad { display: none; }
    .slim { display: block; max-width: 92mm; }
    .words { max-width: 92mm; }
    .gem { --tall: 58mm; }
    .names, &&[data-photo] .names {
      font-size: min(13cqi, calc(56cqi / var(--ems)), calc(28mm / var(--lines)));
      margin-block: 2mm;
    }
  }
  ${whileOpening(build)}
`

/** Two names that are narrower together, in em, are one line of a broad card. */
const longestRow = 7

function GeometricCover({ card, names, date, greeting, alone, still }: FormatProps) {
  const isHouse = !card.coverImageUrl
  const both = textWidth(italiana, names.lines.join('')) + 1
  return (
    <Cover
      {...mounted(card)}
      data-row={(names.joiner && !names.lead && names.lines.length === 2 && both < longestRow) || undefined}
      style={{ '--both': both.toFixed(2) } as CSSProperties}
    >
      {isHouse ? (
        <>
          <GlassFrame className="broad" />
          <GlassRoof shape="narrow" className="roof slim" />
        </>
      ) : (
        <div className="gem">
          <div className="stone">
            <MountedPhoto card={card} still={still} share={[66, 43]} broad={[96, 54]} />
          </div>
          <Facets lie={landscapeFocus(card) ? 'lying' : 'standing'} />
        </div>
      )}
      <div className={isHouse ? 'words house' : 'words'}>
        {greeting && <p className="greeting">{greeting}</p>}
        <p className="small">{alone ? 'te' : 'os'} esperamos para celebrar</p>
        <Names broad names={names} typeface={italiana} />
        <LongDate date={date} />
        {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
      </div>
      {isHouse && <GlassRoof shape="narrow" className="roof foot slim" />}
    </Cover>
  )
}

export default {
  typefaces,
  Cover: GeometricCover,
  Details: GeometricDetails,
} satisfies FormatDesign
