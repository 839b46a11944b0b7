import styled from 'styled-components'
import { CoverPhoto } from '../cover-photo.tsx'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { WaxSeal } from '../ornaments/wax-seal.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { sectionsOf } from '../parts/sections.tsx'
import { gloock } from '../typefaces/gloock.ts'
import { jost } from '../typefaces/jost.ts'
import { fontStack } from '../typefaces/typeface.ts'

const display = fontStack(gloock)
const sans = fontStack(jost)

/** The back of an envelope: the flap comes down to a point and the seal holds it. Everything else is small. */
const Cover = styled.header`
  ${coverBase}
  --wax: var(--tone);
  --wax-deep: color-mix(in srgb, var(--tone) 62%, #000);
  --flap: clamp(240px, calc(var(--cover-height) * 0.47), 460px);
  align-items: center;
  padding: calc(var(--flap) - clamp(92px, 27cqi, 150px)) 26px clamp(36px, 8cqi, 64px);
  text-align: center;
  background: var(--panel);
  font: 400 var(--em)/1.6 ${sans};

  .flap {
    position: absolute;
    z-index: -1;
    top: 0;
    left: 0;
    width: 100%;
    height: var(--flap);
    filter: drop-shadow(0 2px 5px rgb(60 48 30 / 0.16));
  }
  .flap::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--paper);
    clip-path: polygon(0 0, 100% 0, 100% 12%, 50% 100%, 0 12%);
  }
  .seal { flex: none; width: clamp(184px, 54cqi, 300px); height: auto; }
  .words { margin: auto 0; padding-top: 28px; }
  .names {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 0.4em;
    margin: 10px 0 6px;
    font: 400 min(calc(1.75 * var(--em)), calc(82cqi / var(--ems)))/1.25 ${display};
  }
  .lead { flex-basis: 100%; font: 400 var(--em)/1.6 ${sans}; }
  .line { display: flex; gap: 0.4em; }
  .joiner { color: var(--accent); }
  .quiet { color: var(--ink-soft); }
  &[data-photo] .flap { opacity: 0.16; }
`
const Details = styled.div`
  padding: clamp(40px, 8cqi, 80px) 28px clamp(72px, 11cqi, 120px);
  background: #fff;
  font: 400 1rem/1.65 ${sans};
  --paper: #fff;
  --display-font: ${display};
  --text-font: ${sans};
  --label-font: ${sans};
  --button-radius: 999px;
  > * { max-width: 30rem; margin-inline: auto; }
  > .grid { max-width: 58rem; }

  section { display: grid; grid-template-columns: 44px 1fr; gap: 0 20px; padding-bottom: 40px; position: relative; }
  section::before {
    content: '';
    position: absolute;
    left: 21.5px;
    top: 48px;
    bottom: 4px;
    border-left: 1px solid var(--hairline);
  }
  .mark {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: var(--fill);
    color: var(--on-fill);
    font: 400 1.125rem/1 ${display};
  }
  h2 { font: 400 1.375rem/44px ${display}; }
  .time { color: var(--ink-soft); }
  .venue { text-wrap: pretty; }
  .map, .calendar a { color: var(--accent); }
  .when { margin-bottom: 48px; text-align: center; }
  .countdown { justify-content: center; gap: 1.2em; color: var(--ink-soft); }
  .figure { flex-direction: row; gap: 0.3em; }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; }
  @container card (min-width: 760px) { .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 0 72px; } }
`

function MonogramCover({ card, names, date, greeting, still }: FormatProps) {
  return (
    <Cover data-photo={card.coverImageUrl || undefined}>
      {card.coverImageUrl && <CoverPhoto src={card.coverImageUrl} still={still} />}
      <div className="flap" />
      <WaxSeal initials={names.initials} font={display} />
      <div className="words">
        <p className="quiet">{greeting ?? 'Estáis invitados'}</p>
        <Names names={names} typeface={gloock} />
        <LongDate date={date} />
        {card.ceremonyPlace && <p className="quiet city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
      </div>
    </Cover>
  )
}

function MonogramDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <div className="when">
        <Countdown date={date} still={still} />
        <Calendar />
      </div>
      <div className="grid">
        {sectionsOf(card).map(({ key, title, content }, index) => (
          <section key={key}>
            <span className="mark" aria-hidden="true">
              {names.initials[index % names.initials.length]}
            </span>
            <div>
              <h2>{title}</h2>
              {content}
            </div>
          </section>
        ))}
      </div>
      {children}
    </Details>
  )
}

export default {
  typefaces: [gloock, jost],
  Cover: MonogramCover,
  Details: MonogramDetails,
} satisfies FormatDesign
