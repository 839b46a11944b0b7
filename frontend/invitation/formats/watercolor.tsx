import styled from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { grain } from '../ornaments/grain.ts'
import { Wash } from '../ornaments/wash.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { oneRow } from '../parts/one-row.ts'
import { mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { greatVibes } from '../typefaces/great-vibes.ts'
import { WatercolorDetails } from './watercolor/details.tsx'
import { brush, serif, typefaces } from './watercolor/letters.ts'
import { cloud, leftPool, paints, pool, rightPool } from './watercolor/shapes.ts'
import { Torn } from './watercolor/torn.tsx'

const Cover = styled.header`
  ${coverBase}
  --answer-link-fill: #fffefc;
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ink);
  --answer-link-radius: 28px;
  align-items: center;
  justify-content: center;
  padding: 40px 22px;
  /* The washes run on into the page below, whose words begin further down. */
  overflow-x: clip;
  z-index: 1;
  text-align: center;
  background: ${grain(0.07)}, #fffefc;
  font: 400 var(--em)/1.65 ${serif};

  /* Two paints that a painter would lay side by side: the couple's own, and its cooler neighbour. */
  --warm: color-mix(in srgb, var(--secondary) 82%, #f3c9a8);
  --cool: color-mix(in srgb, var(--primary) 30%, #a9c0cf);
  .wash { position: absolute; z-index: -1; overflow: visible; mix-blend-mode: multiply; pointer-events: none; }
  .sky { top: -9%; right: -30%; width: 128%; height: 31%; }
  /* The painting ends as it began: water at the foot, below the button. */
  .shore { bottom: -11%; left: -34%; width: 150%; height: 22%; }
  /* So thin that words stay as clear on it as beside it; it holds all of them, and the button. */
  .bloom {
    top: -15%;
    left: 50%;
    width: max(124%, 96cqi);
    height: 128%;
    translate: -50%;
    opacity: 0.4;
  }
  .words { position: relative; isolation: isolate; display: grid; justify-items: center; max-width: 100%; }
  .greeting { font-size: 1.2em; }
  .names {
    margin: clamp(16px, calc(var(--cover-height) * 0.03), 32px) 0 clamp(20px, calc(var(--cover-height) * 0.036), 38px);
    font: 400 min(24cqi, 9rem, calc(81cqi / var(--ems)), calc(var(--cover-height) * 0.22 / var(--lines)))/1.08 ${brush};
  }
  .lead { margin-bottom: 0.7em; font: 400 calc(1.0625 * var(--em))/1.4 ${serif}; }
  /* Its tail is clear of the second name. */
  .joiner { margin: -0.22em 0 0.2em; font: 400 max(0.5em, 2.25rem)/1.2 ${brush}; color: var(--accent); }
  .name { padding: 0 0.12em; word-spacing: 0.1em; }
  .names[data-broad] .name { padding: 0; }
  .long-date { font-size: 1.125em; }
  .city { max-width: 20em; margin-top: 0.3em; }
  &[data-photo] {
    padding: calc(var(--cover-height) * 0.035) 20px calc(var(--cover-height) * 0.05);
    .sky { top: 2%; left: -12%; width: 124%; height: 45%; }
    .joiner { margin-bottom: 0.05em; }
    .bloom { top: -14%; height: 126%; }
    .shore { bottom: -12%; height: 17%; }
    .names {
      margin-block: clamp(8px, calc(var(--cover-height) * 0.016), 18px);
      font-size: min(21cqi, 7rem, calc(88cqi / var(--ems)), calc(var(--cover-height) * 0.165 / var(--lines)));
    }
  }
  &[data-landscape] {
    .sky { height: 41%; }
    .names { font-size: min(23cqi, 7rem, calc(88cqi / var(--ems)), calc(var(--cover-height) * 0.2 / var(--lines))); }
  }
  @container card (max-width: 359px) { padding-block: 92px 104px; .sky { height: 24%; } .shore { height: 22%; } }
  @container card (min-width: 760px) {
    /* They stay in their corners, clear of the widest names and of the date's column. */
    .sky { top: -30%; right: -14%; width: 52%; height: 78%; rotate: -24deg; }
    .shore { bottom: -26%; left: -15%; width: 46%; height: 66%; rotate: 22deg; }
    .bloom { width: max(136%, 54cqi); }
    .names { font-size: min(10.25rem, calc(62cqi / var(--ems)), calc(var(--cover-height) * 0.4 / var(--lines))); }
    /* Two short names stand in one line. */
    &[data-row] {
      .line { display: inline; }
      .line::after { content: ' '; }
      .joiner { display: inline; margin: 0 0.3em 0 0.1em; font-size: 0.62em; }
      .names { font-size: min(11rem, calc(58cqi / (var(--row) + 0.5)), calc(var(--cover-height) * 0.24)); }
    }
    .long-date { font-size: 1.2em; }
    &[data-photo] {
      flex-direction: row;
      gap: clamp(40px, 7cqi, 110px);
      padding: 40px clamp(56px, 8cqi, 130px);
      /* The photo keeps its place on its wash, however short the names. */
      .words { flex: 1; }
      .sky { top: 2%; left: -7%; right: auto; width: 57%; height: 97%; }
      .joiner { margin-bottom: 0.2em; }
      .bloom { width: 118%; }
      .shore { bottom: -29%; left: auto; right: -25%; width: 50%; height: 46%; }
      .names {
        margin-block: calc(var(--cover-height) * 0.024) calc(var(--cover-height) * 0.046);
        font-size: min(8rem, calc(43cqi / var(--ems)), calc(var(--cover-height) * 0.36 / var(--lines)));
      }
    }
  }
  @container card (min-width: 760px) {
    &[data-landscape] {
      gap: clamp(28px, 4cqi, 64px);
      padding-inline: clamp(40px, 5cqi, 84px);
      .sky { width: 64%; height: 84%; top: 9%; }
      .shore { bottom: -36%; }
      .names { font-size: min(8rem, calc(36cqi / var(--ems)), calc(var(--cover-height) * 0.36 / var(--lines))); }
    }
    &[data-row][data-photo] .names { white-space: nowrap; font-size: min(9rem, calc(34cqi / (var(--row) + 0.5))); }
  }
  @container card (min-width: 760px) and (max-width: 1100px) { &:not([data-photo]) .shore { left: -16%; } }
  @media print { overflow: hidden; .sky { height: 19%; } .shore { height: 17%; } &[data-photo] .torn { height: 56mm; } }
`
/** Two names that are wider together, in em, have a line each on a desktop too. */
const longestRow = 5.5

function WatercolorCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover {...mounted(card)} {...oneRow(names, greatVibes, longestRow)}>
      <Wash className="wash sky" seed={4} shapes={paints(cloud, rightPool, true)} />
      <Wash className="wash shore" seed={11} shapes={paints(cloud, leftPool, false)} />
      {card.coverImageUrl && (
        <Torn className="torn">
          <div className="rim" />
          <div className="window">
            <MountedPhoto card={card} still={still} share={[69, 39]} broad={[90, 50]} />
          </div>
        </Torn>
      )}
      <div className="words">
        <Wash className="wash bloom" seed={18} shapes={[{ d: pool, colour: 'var(--warm)', opacity: 0.6 }]} />
        {greeting && <p className="greeting">{greeting}</p>}
        <p>{alone ? 'ven' : 'venid'} a celebrarlo con nosotros</p>
        <Names broad names={names} typeface={greatVibes} />
        <LongDate date={date} />
        {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
      </div>
    </Cover>
  )
}

export default {
  typefaces,
  Cover: WatercolorCover,
  Details: WatercolorDetails,
} satisfies FormatDesign
