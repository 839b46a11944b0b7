import styled from 'styled-components'
import { CoverPhoto } from '../cover-photo.tsx'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { Azulejo } from '../ornaments/azulejo.tsx'
import { Lemons } from '../ornaments/lemons.tsx'
import { Sea } from '../ornaments/sea.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { sectionsOf } from '../parts/sections.tsx'
import { alegreya } from '../typefaces/alegreya.ts'
import { alegreyaSans } from '../typefaces/alegreya-sans.ts'
import { fontStack } from '../typefaces/typeface.ts'

const serif = fontStack(alegreya)
const sans = fontStack(alegreyaSans)

/** A tiled wall and, in it, a window under an arch. */
const Cover = styled.header`
  ${coverBase}
  padding: clamp(30px, 9cqi, 64px) clamp(30px, 9cqi, 64px) 0;
  font: 400 calc(1.125 * var(--em))/1.5 ${sans};
  &[data-photo] { background: none; }

  .wall { position: absolute; z-index: -2; inset: 0; }
  .window {
    position: relative;
    isolation: isolate;
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    width: 100%;
    max-width: 660px;
    margin: 0 auto;
    --sea: clamp(72px, calc(var(--cover-height) * 0.14), 128px);
    padding: min(clamp(150px, 46cqi, 260px), calc(var(--cover-height) * 0.26)) 14px calc(var(--sea) + 22px);
    overflow: hidden;
    border: 5px solid var(--deep);
    border-bottom: 0;
    border-radius: 50cqi 50cqi 0 0;
    background: #fffdf8;
    box-shadow: 0 0 0 7px #fffdf8, 0 0 0 9px var(--deep);
    text-align: center;
  }
  .sill {
    flex: none;
    width: calc(100% + 36px);
    max-width: 716px;
    height: 26px;
    margin: 0 -18px;
    align-self: center;
    background: #fffdf8;
    border: 2px solid var(--deep);
    border-bottom-width: 6px;
  }
  .lemons {
    position: absolute;
    z-index: -1;
    top: clamp(26px, 9cqi, 52px);
    width: min(72cqi, 460px, calc(var(--cover-height) * 0.46));
    height: auto;
    stroke: var(--ornament-deep);
  }
  .lemons .leaf { fill: color-mix(in srgb, var(--ornament-deep) 42%, #fffdf8); }
  .lemons .fruit { fill: color-mix(in srgb, var(--tone) 72%, #fffdf8); }
  .sea {
    position: absolute;
    z-index: -1;
    bottom: 0;
    left: 0;
    width: 100%;
    height: var(--sea);
    stroke: var(--ornament-deep);
    --water: color-mix(in srgb, var(--tone) 26%, #fffdf8);
  }
  &[data-photo] .sea { display: none; }
  .greeting { font-size: 1.15em; }
  .names {
    margin: clamp(12px, 3.4cqi, 22px) 0;
    color: var(--ink);
    font: 500 min(16cqi, 6rem, calc(68cqi / var(--ems)), calc(34rem / var(--ems)))/1.04 ${serif};
    letter-spacing: -0.01em;
  }
  .lead { margin-bottom: 0.6em; font: 400 calc(1.125 * var(--em))/1.3 ${sans}; letter-spacing: 0; }
  .joiner { font: 500 max(0.46em, 1.25rem)/1.3 ${serif}; color: var(--accent); }
  .long-date { font-size: 1.06em; }
  .city { max-width: 18em; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    padding-top: 36px;
    .window {
      --sea: calc(var(--cover-height) * 0.1);
      padding-top: calc(var(--cover-height) * 0.24);
      padding-bottom: calc(var(--sea) + 12px);
    }
    .names { font-size: min(6rem, calc(34rem / var(--ems)), calc(var(--cover-height) * 0.1)); }
  }
  &[data-photo] .lemons .leaf, &[data-photo] .lemons .fruit { fill: rgb(255 255 255 / 0.24); }
`
const Details = styled.div`
  padding: clamp(44px, 9cqi, 88px) 0 0;
  background: #fffdf8;
  text-align: center;
  font: 400 1.125rem/1.55 ${sans};
  --paper: #fffdf8;
  --text-scale: 1.06;
  --display-font: ${serif};
  --text-font: ${sans};
  --label-font: ${sans};
  --control-radius: 8px;
  --button-radius: 10px;
  .column { max-width: 60rem; margin: 0 auto; padding: 0 26px clamp(56px, 9cqi, 96px); }

  .arches { display: grid; gap: 22px; margin-top: clamp(36px, 6cqi, 56px); }
  section { padding: 40px 24px 26px; border: 2px solid var(--deep); border-radius: 160px 160px 0 0; background: #fff; }
  section:nth-child(n + 3) { padding-top: 26px; border-radius: 0; border-width: 2px 0 0; }
  h2 { font: 500 1.875rem/1.15 ${serif}; }
  .time { margin-top: 0.3rem; font: 500 1.5rem/1.3 ${serif}; color: var(--accent); }
  .map, .calendar a { color: var(--accent); }
  .countdown { justify-content: center; gap: 10px; }
  .figure { min-width: 92px; padding: 12px 8px; border: 2px solid var(--deep); border-radius: 8px; background: #fff; }
  .value { font: 500 2.25rem/1 ${serif}; }
  .unit { color: var(--ink-soft); }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; margin-top: 1rem; }
  .skirting { height: 64px; border-top: 5px solid var(--deep); }
  .arches section:nth-child(n + 3) { grid-column: 1 / -1; }
  @container card (min-width: 760px) { .arches { grid-template-columns: 1fr 1fr; gap: 36px; } }
`

function MediterraneanCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover data-photo={card.coverImageUrl || undefined}>
      <Azulejo className="wall" />
      <div className="window">
        {card.coverImageUrl && <CoverPhoto src={card.coverImageUrl} still={still} shape="tall" />}
        <Lemons className="lemons" />
        <Sea />
        {greeting && <p className="greeting">{greeting}</p>}
        <p>{alone ? 'Te' : 'Os'} esperamos con la mesa puesta</p>
        <Names names={names} typeface={alegreya} />
        <LongDate date={date} />
        {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
      </div>
      <div className="sill" />
    </Cover>
  )
}

function MediterraneanDetails({ card, date, still, children }: DetailsProps) {
  return (
    <Details>
      <div className="column">
        <Countdown date={date} still={still} />
        <Calendar />
        <div className="arches">
          {sectionsOf(card).map(({ key, title, content }) => (
            <section key={key}>
              <h2>{title}</h2>
              {content}
            </section>
          ))}
        </div>
        {children}
      </div>
      <div className="skirting">
        <Azulejo />
      </div>
    </Details>
  )
}

export default {
  typefaces: [alegreya, alegreyaSans],
  Cover: MediterraneanCover,
  Details: MediterraneanDetails,
} satisfies FormatDesign
