import styled from 'styled-components'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { Frame, metal, stage } from '../ornaments/stepped-frame.tsx'
import { dawn, Rays, Sunburst } from '../ornaments/sunburst.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Closing } from '../parts/closing.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { onDeep } from '../parts/ground.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { whileOpening } from '../parts/opening.ts'
import { ownMarks } from '../parts/own-marks.ts'
import { sectionsOf } from '../parts/sections.tsx'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { josefinSans } from '../typefaces/josefin-sans.ts'
import { poiretOne } from '../typefaces/poiret-one.ts'
import { fontStack } from '../typefaces/typeface.ts'

const typefaces = [poiretOne, josefinSans]
const display = fontStack(poiretOne)
const sans = fontStack(josefinSans)
const Cover = styled.header`
  ${coverBase}
  ${onDeep}
  align-items: center;
  justify-content: space-between;
  gap: min(24px, calc(var(--cover-height) * 0.022));
  padding: 21px 30px;
  text-align: center;
  font: 300 calc(0.9375 * var(--em))/1.6 ${sans};
  letter-spacing: 0.16em;
  text-transform: uppercase;

  .answer-link { padding-inline: 16px; font-weight: 400; letter-spacing: 0.1em; }
  .sun { width: min(78cqi, 430px, calc(var(--cover-height) * 0.5 - 196px)); height: auto; color: var(--fill-accent); &.set { transform: scaleY(-1); } }
  .middle {
    display: grid;
    text-wrap: balance;
    justify-items: center;
    gap: min(clamp(18px, 4.6cqi, 30px), calc(var(--cover-height) * 0.021));
  }
  .greeting { font-weight: 400; text-transform: none; letter-spacing: 0.06em; font-size: 1.2em; }
  .names { font: 400 min(15.5cqi, 6.5rem, calc(83cqi / var(--ems)))/1.1 ${display}; letter-spacing: 0.04em; }
  .name {
    -webkit-text-stroke: 0.35px var(--fill-accent);
    margin-right: -0.04em;
    background: ${metal};
    background-clip: text;
    color: var(--fill-accent);
    -webkit-text-fill-color: transparent;
  }
  .lead { margin-bottom: 1em; font: 300 calc(0.9375 * var(--em))/1.4 ${sans}; letter-spacing: 0.16em; }
  .joiner {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 14px;
    margin: 0.28em 0;
    font-size: max(0.5em, 1.75rem);
    line-height: 1;
    color: var(--fill-accent);
  }
  .joiner::before, .joiner::after {
    content: '';
    width: clamp(40px, 15cqi, 100px);
    height: 9px;
    border: solid currentColor;
    border-width: 1px 0;
    background: linear-gradient(currentColor, currentColor) center / 100% 1px no-repeat;
  }
  .drawn { display: grid; justify-items: center; gap: 6px; }
  .drawn > span { margin-right: -0.16em; }
  .day {
    display: flex;
    align-items: center;
    gap: 16px;
    font: 400 clamp(3.25rem, 15cqi, 4.75rem)/1 ${display};
    letter-spacing: 0;
    color: var(--fill-accent);
  }
  .day::before, .day::after {
    content: '';
    width: clamp(36px, 13cqi, 84px);
    border-top: 1px solid currentColor;
    box-shadow: 0 4px 0 -3px currentColor;
  }
  @container card (min-width: 760px) {
    .sun { width: calc(var(--cover-height) * 0.26); }
    .middle { gap: calc(var(--cover-height) * 0.024); }
    .names {
      font-size: min(7.5rem, calc(80cqi / var(--ems)), calc(var(--cover-height) * 0.21 / max(1.5, var(--lines))));
    }
    .drawn { display: flex; align-items: center; justify-content: center; gap: 20px; }
    .day { font-size: calc(var(--cover-height) * 0.075); }
    .day::before, .day::after { width: 36px; }
  }
  @media print { .sun { width: 60mm; } .middle { gap: 3mm; } .day { font-size: 3.5rem; } }
  ${stage}
  &[data-photo] { padding-top: 30px; justify-content: flex-start; }
  &[data-photo] .middle { flex: 1; align-content: space-evenly; gap: min(2.4cqi, calc(var(--cover-height) * 0.014)); padding-bottom: 12px; }
  &[data-photo] .names { font-size: min(13cqi, calc(83cqi / var(--ems)), calc(var(--cover-height) * 0.17 / max(2, var(--lines)))); }
  &[data-photo] .day { font-size: 2.25rem; }
  @container card (min-width: 760px) {
    &[data-photo] { flex-direction: row; justify-content: center; gap: clamp(20px, 3cqi, 60px); padding: 40px 5cqi; }
    .stage { flex: none; width: min(46cqi, calc(var(--cover-height) * 0.98)); height: calc(var(--cover-height) - 90px); }
    .rays { width: min(46cqi, calc(var(--cover-height) * 0.98)); }
    .mount { height: min(60%, 38cqi); }
    &[data-photo] .middle { flex: 0 1 auto; gap: calc(var(--cover-height) * 0.034); }
    &[data-photo] .names { font-size: min(5.5rem, calc(38cqi / var(--ems)), calc(var(--cover-height) * 0.26 / max(2, var(--lines)))); }
    &[data-photo] .day { font-size: calc(var(--cover-height) * 0.085); }
  }
  @media print {
    &&[data-photo] { flex-direction: column; gap: 2mm; padding: 9mm; }
    .stage { width: 100%; height: 66mm; }
    .rays { width: 80mm; }
    .mount { height: 52mm; }
  }
  ${whileOpening(dawn)}
`
const Details = styled.div`
  ${onDeep}
  padding: clamp(48px, 9cqi, 96px) 26px clamp(72px, 11cqi, 120px);
  text-align: center;
  font: 300 1.0625rem/1.6 ${sans};
  --display-font: ${display};
  --text-font: ${sans};
  --label-font: ${sans};
  --field-lines: 0 0 1px;
  --field: color-mix(in srgb, var(--fill-accent) 9%, var(--deep));
  --field-ink: var(--on-deep);
  --field-soft: var(--on-fill-soft);
  --mark-radius: 0;
  --mark-line: var(--accent);
  --mark-shape: polygon(50% 0, 100% 50%, 50% 100%, 0 50%);
  ${ownMarks}
  /* The light weight is lost on gold. */
  [role='region'] label:has(> :checked[type='radio']) { font-weight: 400; -webkit-text-stroke: 0.3px; }
  [role='region'] button[type='submit'] { letter-spacing: 0.12em; text-transform: uppercase; }
  > * { max-width: 46rem; margin-inline: auto; }
  > .pair { max-width: 56rem; }

  h2 {
    font: 400 clamp(1.75rem, 8cqi, 2.5rem)/1.15 ${display};
    letter-spacing: 0.1em;
    text-transform: uppercase;
    color: var(--accent);
  }
  section {
    position: relative;
    margin-top: clamp(36px, 7cqi, 56px);
    padding: 30px 18px 26px;
    border-top: 3px double var(--accent);
  }
  section::before {
    content: '';
    position: absolute;
    top: -13px;
    left: 50%;
    width: 18px;
    height: 18px;
    border: 1px solid var(--accent);
    background: var(--deep);
    box-shadow: inset 0 0 0 3px var(--deep), inset 0 0 0 10px var(--accent);
    transform: translateX(-50%) rotate(45deg);
  }
  .time { margin-top: 0.5rem; font: 400 1.75rem/1.3 ${display}; letter-spacing: 0.06em; }
  .venue { letter-spacing: 0.04em; }
  .prose { max-width: 32em; margin: 0.5rem auto 0; }
  .map, .calendar a { color: var(--accent); letter-spacing: 0.06em; }
  .countdown { justify-content: center; gap: clamp(20px, 7cqi, 48px); }
  .value { font: 400 3rem/1 ${display}; color: var(--accent); }
  .unit { font-size: 0.875rem; letter-spacing: 0.16em; text-transform: uppercase; }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; margin-top: 1rem; }
  @container card (min-width: 760px) {
    .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 48px; }
    .pair section:last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
  .closing { margin-top: clamp(52px, 9cqi, 84px); }
  .closing-words { max-width: 30em; margin-inline: auto; font-size: 1.125rem; }
  .closing .sun { width: 190px; height: auto; margin: 30px auto 16px; color: var(--accent); }
  .signature { font: 400 max(1.25rem, min(2.5rem, 7cqi, calc(84cqi / var(--ems))))/1.25 ${display}; letter-spacing: 0.08em; text-transform: uppercase; color: var(--accent); }
  .signature span { display: inline-block; }
  .colophon { margin-top: 30px; font-size: 0.9375rem; letter-spacing: 0.08em; color: var(--ink-soft); }
  @media print { h2 { font-size: 1.75rem; } }
`

function ArtDecoCover({ card, names, date, greeting, alone, still }: FormatProps) {
  const hasPhoto = card.coverImageUrl !== null
  return (
    <Cover data-photo={hasPhoto ? 'mounted' : undefined}>
      <Frame>
        <i />
      </Frame>
      {hasPhoto ? (
        <div className="stage">
          <Rays className="rays" />
          <div className="mount">
            <div>
              <MountedPhoto card={card} still={still} shape="plate" />
            </div>
          </div>
        </div>
      ) : (
        <Sunburst className="sun set" />
      )}
      <div className="middle">
        {greeting && <p className="greeting">{greeting}</p>}
        <p>{alone ? 'Te' : 'Os'} invitamos a brindar con nosotros</p>
        <Names names={names} typeface={poiretOne} uppercase tracking={0.04} joiner="&" />
        <LongDate date={date}>
          <span>{date.weekday}</span>
          <b className="day">{date.day}</b>
          <span>
            de {date.month} de {date.year}
          </span>
        </LongDate>
        <AnswerLink card={card} still={still} />
      </div>
      {!hasPhoto && <Sunburst className="sun" />}
    </Cover>
  )
}

function ArtDecoDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <Countdown date={date} still={still} />
      <Calendar />
      <div className="pair">
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
        uppercase
        tracking={0.08}
        ornament={<Sunburst className="sun" />}
      />
    </Details>
  )
}

export default {
  typefaces,
  Cover: ArtDecoCover,
  Details: ArtDecoDetails,
} satisfies FormatDesign
