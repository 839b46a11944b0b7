import styled from 'styled-components'
import { CoverPhoto } from '../cover-photo.tsx'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { grain } from '../ornaments/grain.ts'
import { Wash } from '../ornaments/wash.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Closing } from '../parts/closing.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { sectionsOf } from '../parts/sections.tsx'
import { greatVibes } from '../typefaces/great-vibes.ts'
import { lora } from '../typefaces/lora.ts'
import { fontStack } from '../typefaces/typeface.ts'

const brush = fontStack(greatVibes)
const serif = fontStack(lora)

const Cover = styled.header`
  ${coverBase}
  align-items: center;
  justify-content: center;
  padding: 40px 22px;
  overflow: hidden;
  text-align: center;
  background: ${grain(0.07)}, #fffefc;
  font: 400 var(--em)/1.65 ${serif};

  .wash { position: absolute; z-index: -1; overflow: visible; mix-blend-mode: multiply; }
  .sky { top: -14%; right: -18%; width: 112%; height: 44%; }
  .shore { bottom: -16%; left: -22%; width: 116%; height: 40%; }
  .greeting { font-size: 1.2em; }
  .names {
    margin: clamp(16px, calc(var(--cover-height) * 0.03), 32px) 0 clamp(20px, calc(var(--cover-height) * 0.036), 38px);
    font: 400 min(24cqi, 9rem, calc(88cqi / var(--ems)))/1.08 ${brush};
  }
  .lead { margin-bottom: 0.7em; font: 400 calc(1.0625 * var(--em))/1.4 ${serif}; }
  .joiner { font: 400 max(0.42em, 1.75rem)/1.35 ${brush}; color: var(--accent); }
  .name { padding: 0 0.12em; }
  .long-date { font-size: 1.125em; }
  .city { max-width: 20em; margin-top: 0.3em; }
  &[data-photo] .wash { mix-blend-mode: normal; }
  &[data-photo] .sky { top: -16%; right: -34%; height: 38%; }
  &[data-photo] .shore { bottom: -18%; left: -34%; height: 36%; }
  @container card (min-width: 760px) {
    .sky { top: -30%; right: -22%; width: 66%; height: 74%; }
    .shore { bottom: -36%; left: -24%; width: 64%; height: 76%; }
  }
`
const Details = styled.div`
  position: relative;
  padding: clamp(24px, 6cqi, 64px) 28px clamp(72px, 11cqi, 120px);
  overflow: hidden;
  background: ${grain(0.07)}, #fffefc;
  text-align: center;
  font: 400 1.0625rem/1.65 ${serif};
  --paper: #fffefc;
  --display-font: ${brush};
  --text-font: ${serif};
  --label-font: ${serif};
  --control-radius: 14px;
  --button-radius: 28px;
  --field-lines: 0 0 1px;
  > * { max-width: 42rem; margin-inline: auto; }
  > .grid { max-width: 64rem; }

  section { position: relative; isolation: isolate; padding: clamp(34px, 6cqi, 46px) 16px; }
  .drop {
    position: absolute;
    z-index: -1;
    inset: 0;
    margin: auto;
    width: min(86cqi, 420px);
    height: 100%;
    opacity: 0.5;
    mix-blend-mode: multiply;
    overflow: visible;
  }
  h2 { font: 400 clamp(2.5rem, 10cqi, 3.25rem)/1.15 ${brush}; }
  .time { margin-top: 0.2rem; font-size: 1.25rem; }
  .calendar a { color: var(--accent); }
  .countdown { justify-content: center; gap: clamp(18px, 6cqi, 36px); }
  .value { font-size: 2rem; line-height: 1.2; }
  .unit { font-size: 0.9375rem; color: var(--ink-soft); }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; margin: 0.5rem auto 1rem; }
  @container card (min-width: 760px) {
    .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 0 32px; }
    .grid > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
`
const cloud =
  'M60 40C150 -10 330 0 380 90C430 190 330 260 250 240C190 226 160 300 90 260C10 220 -10 90 60 40Z'
const veil =
  'M150 60C240 20 390 60 390 170C390 280 280 250 220 300C150 350 70 290 90 200C100 140 90 90 150 60Z'
/** Two layers of paint; over a photo the lower one is bare paper, as if the picture had been masked. */
const paints = ([lower, upper]: [string, string], overPhoto: boolean) => [
  { d: lower, colour: overPhoto ? '#fffefc' : 'var(--secondary)', opacity: overPhoto ? 0.62 : 0.44 },
  {
    d: upper,
    colour: overPhoto ? 'var(--secondary)' : 'var(--ornament-deep)',
    opacity: overPhoto ? 0.4 : 0.2,
  },
]
const sky: [string, string] = [cloud, veil]
const shore: [string, string] = [veil, cloud]
const pool = 'M40 130C90 60 320 60 360 140C400 240 300 300 200 290C100 300 0 230 40 130Z'

const typefaces = [greatVibes, lora]

function WatercolorCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover data-photo={card.coverImageUrl || undefined}>
      {card.coverImageUrl && <CoverPhoto src={card.coverImageUrl} still={still} />}
      <Wash className="wash sky" seed={4} shapes={paints(sky, Boolean(card.coverImageUrl))} />
      <Wash className="wash shore" seed={11} shapes={paints(shore, Boolean(card.coverImageUrl))} />
      {greeting && <p className="greeting">{greeting}</p>}
      <p>{alone ? 'ven' : 'venid'} a celebrarlo con nosotros</p>
      <Names names={names} typeface={greatVibes} />
      <LongDate date={date} />
      {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
      <AnswerLink card={card} still={still} />
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
            {index < 2 && (
              <Wash
                className="drop"
                seed={21 + index * 5}
                shapes={[
                  {
                    d: pool,
                    colour: index % 2 ? 'var(--ornament-deep)' : 'var(--secondary)',
                    opacity: index % 2 ? 0.3 : 0.5,
                  },
                ]}
              />
            )}
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      {children}
      <Closing card={card} names={names} typefaces={typefaces} />
    </Details>
  )
}

export default {
  typefaces,
  Cover: WatercolorCover,
  Details: WatercolorDetails,
} satisfies FormatDesign
