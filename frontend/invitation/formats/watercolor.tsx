import styled from 'styled-components'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { grain } from '../ornaments/grain.ts'
import { tornEdge } from '../ornaments/torn-edge.ts'
import { Wash } from '../ornaments/wash.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Closing } from '../parts/closing.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { ownMarks } from '../parts/own-marks.ts'
import { sectionsOf } from '../parts/sections.tsx'
import { mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { greatVibes } from '../typefaces/great-vibes.ts'
import { lora } from '../typefaces/lora.ts'
import { fontStack } from '../typefaces/typeface.ts'

const brush = fontStack(greatVibes)
const serif = fontStack(lora)

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
  /* In the corner: nothing lies under the button. */
  .shore { bottom: -11%; left: -62%; width: 132%; height: 20%; }
  /* So thin that words stay as clear on it as beside it; it ends below the address, whatever the names' length. */
  .bloom {
    top: -13%;
    bottom: 26px;
    left: 50%;
    width: max(118%, 92cqi);
    height: calc(113% - 26px);
    translate: -50%;
    opacity: 0.4;
  }
  .words { position: relative; isolation: isolate; display: grid; justify-items: center; max-width: 100%; }
  .greeting { font-size: 1.2em; }
  .names {
    margin: clamp(16px, calc(var(--cover-height) * 0.03), 32px) 0 clamp(20px, calc(var(--cover-height) * 0.036), 38px);
    font: 400 min(24cqi, 9rem, calc(81cqi / var(--ems)), calc(var(--cover-height) * 0.36 / var(--lines)))/1.08 ${brush};
  }
  .lead { margin-bottom: 0.7em; font: 400 calc(1.0625 * var(--em))/1.4 ${serif}; }
  .joiner { margin-top: -0.22em; font: 400 max(0.5em, 2.25rem)/1.2 ${brush}; color: var(--accent); }
  .name { padding: 0 0.12em; }
  .long-date { font-size: 1.125em; }
  .city { max-width: 20em; margin-top: 0.3em; }
  &[data-photo] {
    padding: calc(var(--cover-height) * 0.035) 20px calc(var(--cover-height) * 0.05);
    .sky { top: 2%; left: -12%; width: 124%; height: 45%; }
    .bloom { top: -6%; height: calc(106% - 26px); }
    .shore { bottom: -14.5%; height: 18%; }
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
    .sky { top: -34%; right: -12%; width: 52%; height: 74%; }
    .shore { bottom: -20%; left: -14%; width: 46%; height: 62%; }
    .bloom { width: max(124%, 54cqi); }
    .names { font-size: min(9rem, calc(62cqi / var(--ems)), calc(var(--cover-height) * 0.4 / var(--lines))); }
    &[data-photo] {
      flex-direction: row;
      gap: clamp(40px, 7cqi, 110px);
      padding: 40px clamp(56px, 8cqi, 130px);
      /* The photo keeps its place on its wash, however short the names. */
      .words { flex: 1; }
      .sky { top: 2%; left: -7%; right: auto; width: 57%; height: 97%; }
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
      .names { font-size: min(8rem, calc(36cqi / var(--ems)), calc(var(--cover-height) * 0.36 / var(--lines))); }
    }
  }
  @container card (min-width: 760px) and (max-width: 1100px) { &:not([data-photo]) .shore { left: -16%; } }
  @media print { overflow: hidden; .sky { height: 19%; } .shore { height: 17%; } &[data-photo] .torn { height: 56mm; } }
`
/** A hole torn in the sheet: the lighter body of the paper around it, and the photo below. */
const Torn = styled.div`
  position: relative;
  flex: none;
  height: min(calc(var(--cover-height) * 0.376), 98cqi);
  aspect-ratio: 0.88;
  margin-bottom: clamp(10px, calc(var(--cover-height) * 0.018), 20px);
  filter: drop-shadow(0 1px 2px rgb(60 45 30 / 0.35)) drop-shadow(0 6px 14px rgb(60 45 30 / 0.14));
  /* The torn paper has drunk of the paint around it. */
  .rim {
    position: absolute;
    inset: 0;
    background:
      ${grain(0.12)},
      radial-gradient(62% 46% at 100% 78%, color-mix(in srgb, var(--cool) 62%, transparent), transparent),
      radial-gradient(70% 52% at 0 12%, color-mix(in srgb, var(--warm) 50%, transparent), transparent),
      #fffefc;
    clip-path: ${tornEdge(3, 2.6)};
  }
  .window { position: absolute; inset: 2.6%; overflow: hidden; clip-path: ${tornEdge(8, 3.4)}; }
  .window::after { content: ''; position: absolute; inset: 0; box-shadow: inset 0 2px 12px rgb(40 28 18 / 0.4); }
  [data-landscape] > & { width: min(90cqi, calc(var(--cover-height) * 0.46)); height: auto; aspect-ratio: 1.38; }
  @container card (min-width: 760px) {
    height: min(calc(var(--cover-height) * 0.76), 46cqi);
    margin: 0;
    [data-landscape] > & { width: min(50cqi, calc(var(--cover-height) * 0.98)); }
  }
`
const Details = styled.div`
  position: relative;
  padding: clamp(112px, 15cqi, 190px) 28px clamp(72px, 11cqi, 120px);
  background: ${grain(0.07)}, #fffefc;
  text-align: center;
  font: 400 1.0625rem/1.65 ${serif};
  --paper: #fffefc;
  --display-font: ${brush};
  --text-font: ${serif};
  --label-font: ${serif};
  --control-radius: 28px 22px 30px 24px / 26px 30px 22px 28px;
  --button-radius: 34px 26px 36px 28px / 28px 34px 26px 32px;
  --mark-radius: 55% 45% 60% 40% / 45% 55% 42% 58%;
  --step-line: 0;
  --step-radius: var(--mark-radius);
  --step-fill: color-mix(in srgb, var(--cool) 34%, var(--paper));
  --mark-shape: polygon(4% 54%, 17% 42%, 38% 64%, 80% 6%, 98% 2%, 42% 96%);
  ${ownMarks}
  --field-lines: 0 0 1px;
  --field: transparent;
  [role='region'] button[type='submit'] { font: 400 1.875rem/1.1 ${brush}; letter-spacing: 0; }
  > * { max-width: 42rem; margin-inline: auto; }
  :is(input, select, textarea) { border-radius: 0; }
  > .grid { max-width: 64rem; }

  section { position: relative; isolation: isolate; padding: clamp(34px, 6cqi, 46px) 16px; }
  --warm: color-mix(in srgb, var(--secondary) 82%, #f3c9a8);
  --cool: color-mix(in srgb, var(--primary) 30%, #a9c0cf);
  /* One full stroke of the brush, into which each heading is written. */
  .stroke {
    position: relative;
    z-index: -1;
    width: min(100%, 300px);
    height: 104px;
    margin: -14px auto -66px;
    overflow: visible;
    mix-blend-mode: multiply;
  }
  isolation: isolate;
  overflow-x: clip;
  /* Wet paint from the page's edges, where there are no words. */
  > .run {
    display: block;
    position: relative;
    z-index: -1;
    width: 96cqi;
    max-width: none;
    height: 168px;
    margin: 12px calc(-28px - 30cqi) -18px auto;
    overflow: visible;
    mix-blend-mode: multiply;
    pointer-events: none;
  }
  > .last { margin: 34px auto calc(-1 * clamp(72px, 11cqi, 120px) - 52px) calc(-28px - 26cqi); }
  h2 { font: 400 clamp(2.5rem, 10cqi, 3.25rem)/1.15 ${brush}; }
  .time { margin-top: 0.2rem; font-size: 1.25rem; }
  .prose { text-wrap: balance; }
  .calendar a { color: var(--accent); }
  .countdown { justify-content: center; gap: clamp(18px, 6cqi, 36px); }
  .value { font-size: 2rem; line-height: 1.2; }
  .unit { font-size: 1rem; color: var(--ink-soft); }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; margin: 0.5rem auto 1rem; }
  .closing { position: relative; isolation: isolate; margin-top: clamp(56px, 10cqi, 100px); }
  .closing-words { max-width: 24em; margin-inline: auto; font-size: 1.1875rem; }
  .closing .stroke { margin-block: 4px -62px; }
  .signature {
    font: 400 min(clamp(2.5rem, 11cqi, 4rem), calc(80cqi / var(--ems)), calc(41rem / var(--ems)))/1.2 ${brush};
  }
  .colophon { margin-top: 1.5rem; font-size: 1rem; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 0 32px; font-size: 1.1875rem; }
    .time { font-size: 1.375rem; }
    .grid > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
  @container card (min-width: 1200px) {
    /* Beside the answer and the names at the end. */
    > .run { width: 33cqi; height: 360px; margin: 40px calc(-28px - 11cqi) -400px auto; }
    > .last { width: 38cqi; height: 320px; margin: -180px auto -210px calc(-28px - 12cqi); }
  }
  .answer-bar { background: ${grain(0.07)}, #fffefc; }
  @media print { padding-top: 0; .stroke { height: 40px; margin: 0 auto; } > .run { display: none; } }
`
const cloud =
  'M60 40C150 -10 330 0 380 90C430 190 330 260 250 240C190 226 160 300 90 260C10 220 -10 90 60 40Z'
/** What one full brush leaves, as broad as the names. */
const pool = 'M16 196C26 84 120 22 214 30S392 96 386 204C380 310 300 372 200 366S6 306 16 196Z'
/** Smaller pools, which run into one end of it. */
const rightPool = 'M226 150C270 80 380 96 398 190C412 280 330 344 262 310C186 276 180 206 226 150Z'
const leftPool = 'M24 178C60 96 150 112 196 184C230 262 160 336 96 312C24 296-6 246 24 178Z'
/** What fell off the brush. */
const drops =
  'M88 296a4 6 0 1 0 8 0a4 6 0 1 0-8 0ZM112 312a2 3 0 1 0 5 0a2 3 0 1 0-5 0ZM72 318a2 3 0 1 0 4 0a2 3 0 1 0-4 0Z'
/** Two paints, of which the second runs into the first. */
const paints = (lower: string, upper: string, warmBelow: boolean) => [
  { d: lower, colour: `var(--${warmBelow ? 'warm' : 'cool'})`, opacity: 0.5 },
  { d: upper, colour: `var(--${warmBelow ? 'cool' : 'warm'})`, opacity: 0.42 },
  { d: drops, colour: `var(--${warmBelow ? 'cool' : 'warm'})`, opacity: 0.4 },
]
const stroke = 'M20 210C70 120 170 150 240 130S370 150 384 200C390 260 300 262 210 268S40 290 20 210Z'

const typefaces = [greatVibes, lora]

function WatercolorCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover {...mounted(card)}>
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
        <Wash className="wash bloom" seed={7} shapes={[{ d: pool, colour: 'var(--warm)', opacity: 0.6 }]} />
        {greeting && <p className="greeting">{greeting}</p>}
        <p>{alone ? 'ven' : 'venid'} a celebrarlo con nosotros</p>
        <Names names={names} typeface={greatVibes} />
        <LongDate date={date} />
        {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
      </div>
    </Cover>
  )
}

function WatercolorDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <Countdown date={date} still={still} />
      <Calendar />
      <div className="grid">
        {sectionsOf(card).map(({ key, title, content }, index) => (
          <section key={key}>
            <Wash
              className="stroke"
              seed={21 + index * 5}
              shapes={[{ d: stroke, colour: `var(--${index % 2 ? 'cool' : 'warm'})`, opacity: 0.5 }]}
            />
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      <Wash className="run" seed={33} shapes={paints(cloud, leftPool, false)} />
      {children}
      <Closing
        card={card}
        names={names}
        typefaces={typefaces}
        ornament={
          <Wash className="stroke" seed={90} shapes={[{ d: stroke, colour: 'var(--warm)', opacity: 0.55 }]} />
        }
      />
      <Wash className="run last" seed={52} shapes={paints(cloud, rightPool, true)} />
    </Details>
  )
}

export default {
  typefaces,
  Cover: WatercolorCover,
  Details: WatercolorDetails,
} satisfies FormatDesign
