import styled, { css, keyframes } from 'styled-components'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { Facets, GlassRoof, stoneShape } from '../ornaments/glass.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Closing } from '../parts/closing.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { whileOpening } from '../parts/opening.ts'
import { sectionsOf } from '../parts/sections.tsx'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { italiana } from '../typefaces/italiana.ts'
import { josefinSans } from '../typefaces/josefin-sans.ts'
import { fontStack } from '../typefaces/typeface.ts'

const typefaces = [italiana, josefinSans]
const display = fontStack(italiana)
const sans = fontStack(josefinSans)

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
  --wall: 1.6px solid var(--ornament-deep);
  --answer-link-fill: transparent;
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ornament-deep);
  align-items: center;
  padding: clamp(34px, 9cqi, 60px) clamp(24px, 8cqi, 60px);
  text-align: center;
  background: #fff;
  color: var(--ink);
  font: 300 var(--em)/1.6 ${sans};

  .roof { flex: none; width: 100%; max-width: 1180px; height: auto; color: var(--ornament-deep); }
  .foot { transform: scaleY(-1); }
  .broad { display: none; }
  .sprig path { fill: color-mix(in srgb, var(--ornament) 45%, #fff); }
  .sprig circle { fill: currentColor; }
  .words {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    width: 100%;
    max-width: 1180px;
    padding: 8px 14px;
    border: solid transparent;
    border-width: 0 1.6px;
  }
  .house { border-inline: var(--wall); }
  .greeting { font-weight: 400; font-size: 1.1em; text-wrap: balance; }
  .house { font-size: 1.125em; }
  .small { max-width: 15em; text-wrap: balance; }
  .names {
    margin: clamp(14px, calc(var(--cover-height) * 0.036), 44px) 0;
    font: 400 min(17cqi, 5rem, calc(74cqi / var(--ems)), calc(var(--cover-height) * 0.3 / max(2, var(--lines))))/1.1 ${display};
  }
  .lead { margin-bottom: 0.6em; font: 300 var(--em)/1.4 ${sans}; }
  .joiner { font: 300 max(0.36em, 1.125rem)/1.7 ${sans}; color: var(--accent); }
  .long-date { max-width: 12em; font-weight: 400; font-size: 1.0625em; }
  .city { max-width: 17em; margin-top: 0.6em; line-height: 1.45; }
  .gem { position: relative; flex: none; --tall: min(calc(var(--cover-height) * 0.43), calc(74cqi / 0.9)); width: calc(var(--tall) * 0.9); height: var(--tall); margin-bottom: 14px; color: var(--ornament-deep); }
  .stone { position: absolute; inset: 0; clip-path: ${stoneShape}; }
  .facets { position: relative; width: 100%; height: 100%; }
  &[data-photo] .names {
    margin-block: calc(var(--cover-height) * 0.018);
    font-size: min(15cqi, 5rem, calc(78cqi / var(--ems)), calc(var(--cover-height) * 0.18 / max(2, var(--lines))));
  }
  &[data-photo] .long-date { max-width: none; }
  @container card (min-width: 760px) {
    font-size: calc(1.15 * var(--em));
    .broad { display: block; }
    .slim { display: none; }
    .roof, .words { max-width: 1000px; }
    padding-block: 30px;
    .names { font-size: min(8rem, calc(66cqi / var(--ems)), calc(860px / var(--ems)), calc(var(--cover-height) * 0.18 / max(2, var(--lines)))); margin-block: calc(var(--cover-height) * 0.03); }
    /* Between the beams of roof and foot there is room for the first words and the last. */
    .house > :first-child { margin-top: calc(var(--cover-height) * -0.04); }
    .house > .answer-link { margin-bottom: calc(var(--cover-height) * -0.04); }
    .long-date { max-width: none; }
    &[data-photo] { flex-direction: row; justify-content: center; gap: clamp(40px, 6cqi, 110px); padding-inline: 6cqi; }
    .gem { --tall: min(calc(var(--cover-height) * 0.76), calc(42cqi / 0.9)); margin: 0; }
    &[data-photo] .words { flex: 0 1 auto; width: auto; }
    &[data-photo] .names { font-size: min(5.5rem, calc(37cqi / var(--ems)), calc(var(--cover-height) * 0.3 / max(2, var(--lines)))); margin-block: calc(var(--cover-height) * 0.04); }
  }
  @media print {
    &&, &&[data-photo] { flex-direction: column; padding: 11mm 12mm 6mm; }
    .broad { display: none; }
    .slim { display: block; max-width: 96mm; }
    .words { max-width: 96mm; }
    .gem { --tall: 58mm; }
    .names, &&[data-photo] .names { font-size: min(13cqi, calc(56cqi / var(--ems)), calc(36mm / var(--lines))); margin-block: 3mm; }
  }
  ${whileOpening(build)}
`
/** Each part of the details stands in a small glass house of its own: a roof, two walls, a floor. */
const Details = styled.div`
  --line: var(--ornament-deep);
  padding: clamp(36px, 8cqi, 80px) clamp(16px, 4.4cqi, 24px) clamp(64px, 10cqi, 104px);
  background: #fff;
  text-align: center;
  font: 300 1.0625rem/1.6 ${sans};
  --paper: #fff;
  --display-font: ${display};
  --text-font: ${sans};
  --label-font: ${sans};
  --field-lines: 0 0 1px;
  > * { max-width: 60rem; margin-inline: auto; }

  .panes { display: grid; gap: 34px; margin-top: clamp(40px, 7cqi, 64px); }
  section, [role='region'] {
    --slope: 44px;
    position: relative;
    padding: calc(var(--slope) + 26px) clamp(14px, 4cqi, 28px) 26px;
    background:
      linear-gradient(var(--line), var(--line)) 0 100% / 1px calc(100% - var(--slope)) no-repeat,
      linear-gradient(var(--line), var(--line)) 100% 100% / 1px calc(100% - var(--slope)) no-repeat,
      linear-gradient(var(--line), var(--line)) 0 100% / 100% 1px no-repeat;
  }
  section::before, section::after, [role='region']::before, [role='region']::after {
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    width: 50%;
    height: var(--slope);
    background: linear-gradient(to bottom right, transparent calc(50% - 0.8px), var(--line) calc(50% - 0.4px) calc(50% + 0.4px), transparent calc(50% + 0.8px));
  }
  section::after, [role='region']::after { left: auto; right: 0; transform: scaleX(-1); }
  h2 { font: 400 2rem/1.15 ${display}; }
  h2::after {
    content: '';
    display: block;
    width: 9px;
    height: 14px;
    margin: 10px auto 8px;
    background: var(--ornament-deep);
    clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%);
  }
  .time { font-weight: 400; font-size: 1.25rem; }
  .map, .calendar a { color: var(--accent); }
  .countdown { justify-content: center; gap: 0; }
  .figure {
    display: grid;
    align-content: center;
    width: 104px;
    height: 116px;
    margin: 0 -2px;
    background: var(--ornament-deep);
    clip-path: polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%);
    position: relative;
    isolation: isolate;
  }
  .figure::before { content: ''; position: absolute; z-index: -1; inset: 1px; background: #fff; clip-path: inherit; }
  .value { font: 400 2rem/1 ${display}; }
  .unit { font-size: 0.875rem; line-height: 1.4; }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; margin-top: 1rem; }
  .closing { margin-top: clamp(56px, 9cqi, 88px); }
  .closing-words { max-width: 28em; margin-inline: auto; font-size: 1.125rem; }
  .end { width: 180px; height: auto; margin: 40px auto 18px; color: var(--line); }
  .end .sprig path { fill: color-mix(in srgb, var(--ornament) 45%, #fff); }
  .end .sprig circle { fill: currentColor; }
  .signature { font: 400 clamp(1.875rem, 8cqi, 2.75rem)/1.2 ${display}; }
  .signature span { display: inline-block; }
  .colophon { margin-top: 26px; font-size: 0.9375rem; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    .panes { grid-template-columns: 1fr 1fr; gap: 40px 32px; }
    .panes > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
  @media print { section { --slope: 4.5mm; } h2 { padding-top: 3.5mm; } h2::after { margin-block: 4px; } }
`

function GeometricCover({ card, names, date, greeting, alone, still }: FormatProps) {
  const isHouse = !card.coverImageUrl
  return (
    <Cover data-photo={card.coverImageUrl ? 'mounted' : undefined}>
      {isHouse ? (
        <>
          <GlassRoof shape="narrow" className="roof slim" />
          <GlassRoof shape="wide" className="roof broad" />
        </>
      ) : (
        <div className="gem">
          <div className="stone">
            <MountedPhoto card={card} still={still} shape="plate" />
          </div>
          <Facets />
        </div>
      )}
      <div className={isHouse ? 'words house' : 'words'}>
        {greeting && <p className="greeting">{greeting}</p>}
        <p className="small">{alone ? 'te' : 'os'} esperamos para celebrar</p>
        <Names names={names} typeface={italiana} />
        <LongDate date={date} />
        {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
      </div>
      {isHouse && (
        <>
          <GlassRoof shape="narrow" className="roof foot slim" />
          <GlassRoof shape="wide" className="roof foot broad" />
        </>
      )}
    </Cover>
  )
}

function GeometricDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <Countdown date={date} still={still} />
      <Calendar />
      <div className="panes">
        {sectionsOf(card).map(({ key, title, content }) => (
          <section key={key}>
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      {children}
      <Closing
        card={card}
        names={names}
        typefaces={typefaces}
        ornament={<GlassRoof shape="narrow" className="end" />}
      />
    </Details>
  )
}

export default {
  typefaces,
  Cover: GeometricCover,
  Details: GeometricDetails,
} satisfies FormatDesign
