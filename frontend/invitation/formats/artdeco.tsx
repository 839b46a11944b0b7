import styled, { css, keyframes } from 'styled-components'
import { CoverPhoto } from '../cover-photo.tsx'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { Sunburst } from '../ornaments/sunburst.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { onDeep } from '../parts/ground.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { whileOpening } from '../parts/opening.ts'
import { sectionsOf } from '../parts/sections.tsx'
import { josefinSans } from '../typefaces/josefin-sans.ts'
import { poiretOne } from '../typefaces/poiret-one.ts'
import { fontStack } from '../typefaces/typeface.ts'

const display = fontStack(poiretOne)
const sans = fontStack(josefinSans)
const lit = (share: number) => `color-mix(in srgb, var(--fill-accent) ${share}%, #fff)`
const metal = `linear-gradient(100deg, var(--fill-accent) 8%, ${lit(35)} 38%, var(--fill-accent) 62%, ${lit(55)} 90%)`

/** A line that steps inwards at every corner, cut from a sheet of metal. */
const Frame = styled.div`
  --s: clamp(12px, 3.4cqi, 22px);
  --steps: polygon(
    calc(2 * var(--s)) 0, calc(100% - 2 * var(--s)) 0,
    calc(100% - 2 * var(--s)) var(--s), calc(100% - var(--s)) var(--s),
    calc(100% - var(--s)) calc(2 * var(--s)), 100% calc(2 * var(--s)), 100% calc(100% - 2 * var(--s)),
    calc(100% - var(--s)) calc(100% - 2 * var(--s)), calc(100% - var(--s)) calc(100% - var(--s)),
    calc(100% - 2 * var(--s)) calc(100% - var(--s)), calc(100% - 2 * var(--s)) 100%, calc(2 * var(--s)) 100%,
    calc(2 * var(--s)) calc(100% - var(--s)), var(--s) calc(100% - var(--s)), var(--s) calc(100% - 2 * var(--s)),
    0 calc(100% - 2 * var(--s)), 0 calc(2 * var(--s)),
    var(--s) calc(2 * var(--s)), var(--s) var(--s), calc(2 * var(--s)) var(--s)
  );
  position: absolute;
  z-index: -1;
  inset: 12px;
  background: ${metal};
  clip-path: var(--steps);
  &::before, &::after { content: ''; position: absolute; clip-path: var(--steps); }
  &::before { inset: 2px; background: var(--deep); }
  &::after {
    inset: 8px;
    background: linear-gradient(var(--deep), var(--deep)) content-box, var(--fill-accent);
    padding: 1px;
  }
  i { position: absolute; z-index: 1; inset: 9px; background: var(--deep); clip-path: var(--steps); }
`
/** The rays shine out of both suns. */
const shine = keyframes`from { clip-path: circle(13% at 50% 100%); } to { clip-path: circle(115% at 50% 100%); }`
const dawn = css`.sun { animation: ${shine} 600ms cubic-bezier(0.3, 0, 0.2, 1) both; }`
const Cover = styled.header`
  ${coverBase}
  ${onDeep}
  align-items: center;
  justify-content: space-between;
  gap: min(24px, calc(var(--cover-height) * 0.022));
  padding: 21px 34px;
  text-align: center;
  font: 300 calc(0.9375 * var(--em))/1.6 ${sans};
  letter-spacing: 0.16em;
  text-transform: uppercase;

  .sun { width: min(78cqi, 430px, calc(var(--cover-height) * 0.5 - 120px)); height: auto; color: var(--fill-accent); }
  .sun.set { transform: scaleY(-1); }
  .middle {
    display: grid;
    text-wrap: balance;
    justify-items: center;
    gap: min(clamp(18px, 4.6cqi, 30px), calc(var(--cover-height) * 0.021));
  }
  .greeting { font-weight: 400; text-transform: none; letter-spacing: 0.06em; font-size: 1.2em; }
  .names { font: 400 min(15.5cqi, 6.5rem, calc(80cqi / var(--ems)))/1.1 ${display}; letter-spacing: 0.06em; }
  .name {
    -webkit-text-stroke: 0.35px var(--fill-accent);
    margin-right: -0.06em;
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
    .sun { width: calc(var(--cover-height) * 0.36); }
    .middle { gap: calc(var(--cover-height) * 0.024); }
    .names {
      font-size: min(6.5rem, calc(80cqi / var(--ems)), calc(var(--cover-height) * 0.21 / max(2, var(--lines))));
    }
    .drawn { display: flex; align-items: center; justify-content: center; gap: 20px; }
    .day { font-size: calc(var(--cover-height) * 0.075); }
    .day::before, .day::after { width: 36px; }
  }
  @media print { .sun { width: 60mm; } .middle { gap: 3mm; } .day { font-size: 3.5rem; } }
  &[data-photo] { --deep: var(--scrim); --fill-accent: #fff; --ink-soft: #fff; }
  &[data-photo] .sun { color: color-mix(in srgb, var(--secondary) 55%, #fff); }
  &[data-photo] ${Frame}::before, &[data-photo] ${Frame}::after, &[data-photo] ${Frame} i { background: none; }
  &[data-photo] ${Frame} {
    --line: 1px solid color-mix(in srgb, var(--secondary) 55%, #fff);
    border: var(--line);
    outline: var(--line);
    outline-offset: -6px;
    clip-path: none;
    background: none;
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
  > * { max-width: 46rem; margin-inline: auto; }

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
    .pair section:only-child { grid-column: 1 / -1; }
  }
  @media print { h2 { font-size: 1.75rem; } }
`

function ArtDecoCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover data-photo={card.coverImageUrl || undefined}>
      {card.coverImageUrl && <CoverPhoto src={card.coverImageUrl} still={still} />}
      <Frame>
        <i />
      </Frame>
      <Sunburst className="sun set" />
      <div className="middle">
        {greeting && <p className="greeting">{greeting}</p>}
        <p>{alone ? 'Te' : 'Os'} invitamos a brindar con nosotros</p>
        <Names names={names} typeface={poiretOne} uppercase tracking={0.06} joiner="&" />
        <LongDate date={date}>
          <span>{date.weekday}</span>
          <b className="day">{date.day}</b>
          <span>
            de {date.month} de {date.year}
          </span>
        </LongDate>
        <AnswerLink card={card} still={still} />
      </div>
      <Sunburst className="sun" />
    </Cover>
  )
}

function ArtDecoDetails({ card, date, still, children }: DetailsProps) {
  const sections = sectionsOf(card)
  const places = sections.filter(({ key }) => key === 'ceremony' || key === 'reception')
  return (
    <Details>
      <Countdown date={date} still={still} />
      <Calendar />
      <div className="pair">
        {places.map(({ key, title, content }) => (
          <section key={key}>
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      {sections
        .filter((section) => !places.includes(section))
        .map(({ key, title, content }) => (
          <section key={key}>
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      {children}
    </Details>
  )
}

export default {
  typefaces: [poiretOne, josefinSans],
  Cover: ArtDecoCover,
  Details: ArtDecoDetails,
} satisfies FormatDesign
