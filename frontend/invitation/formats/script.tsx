import styled from 'styled-components'
import { CoverPhoto } from '../cover-photo.tsx'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { Swash } from '../ornaments/swash.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Closing } from '../parts/closing.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { sectionsOf } from '../parts/sections.tsx'
import { ebGaramond } from '../typefaces/eb-garamond.ts'
import { pinyonScript } from '../typefaces/pinyon-script.ts'
import { fontStack } from '../typefaces/typeface.ts'

const hand = fontStack(pinyonScript)
const roman = fontStack(ebGaramond)

/** A tall narrow frame; the calligraphy is wider than it and the line gives way behind the pen. */
const Cover = styled.header`
  ${coverBase}
  align-items: center;
  justify-content: center;
  padding: clamp(64px, 16cqi, 120px) 10px;
  text-align: center;
  font: 400 calc(1.0625 * var(--em))/1.5 ${roman};
  --ground: var(--paper);

  .frame {
    position: absolute;
    z-index: -1;
    inset: clamp(30px, 8cqi, 64px) max(13.5cqi, calc(50cqi - 270px));
    border: 1px solid var(--ornament-deep);
    border-radius: 50cqi;
  }
  .greeting { max-width: 13em; margin-bottom: 0.25em; font-size: 1.2em; text-wrap: balance; }
  .honour { max-width: 12em; color: var(--ink-soft); text-wrap: balance; }
  .names {
    margin: clamp(28px, calc(var(--cover-height) * 0.05), 60px) 0 clamp(28px, calc(var(--cover-height) * 0.045), 56px);
    font: 400 min(31cqi, 12rem, calc(var(--cover-height) * 0.17), calc(91cqi / var(--ems)))/1 ${hand};
    color: var(--ink);
    paint-order: stroke fill;
    -webkit-text-stroke: 0.1em var(--ground);
  }
  .line { padding: 0.08em 0.12em; }
  .line + .line { margin-top: 0.06em; }
  .lead { margin-bottom: 0.9em; font: 400 calc(1.1875 * var(--em))/1.3 ${roman}; -webkit-text-stroke: 0; }
  .joiner { font-size: max(0.5em, 2.25rem); line-height: 1.1; color: var(--accent); }
  .long-date { display: block; max-width: 11em; margin: 0 auto; font-size: 1.2em; line-height: 1.35; }
  .city { max-width: 17em; margin-top: 0.6em; color: var(--ink-soft); }
  @container card (min-width: 760px) {
    padding-block: 56px;
    .frame { inset-block: 28px; }
    .names {
      font-size: min(
        12rem, calc(var(--cover-height) * 0.15),
        calc(var(--cover-height) * 0.36 / var(--lines)), calc(91cqi / var(--ems))
      );
      margin-block: calc(var(--cover-height) * 0.03);
    }
    .honour { max-width: none; }
  }
  &[data-photo] .names { -webkit-text-stroke: 0; text-shadow: 0 0 0.35em var(--scrim); }
  &[data-photo] .frame { opacity: 0.7; }
`
const Details = styled.div`
  padding: clamp(24px, 5cqi, 56px) 26px clamp(72px, 11cqi, 120px);
  text-align: center;
  font: 400 1.125rem/1.55 ${roman};
  --text-scale: 1.06;
  --display-font: ${hand};
  --display-scale: 1.35;
  --text-font: ${roman};
  --label-font: ${roman};
  --field-lines: 0 0 1px;
  > * { max-width: 40rem; margin-inline: auto; }
  > .grid { max-width: 62rem; }

  .swash { width: min(64cqi, 300px); height: auto; margin: clamp(20px, 5cqi, 36px) auto; color: var(--ornament-deep); }
  h2 { font: 400 clamp(2.75rem, 11cqi, 3.75rem)/1.1 ${hand}; }
  .time { margin-top: 0.5rem; font-size: 1.375rem; }
  .venue { font-size: 1.1875rem; }
  .prose, .list { margin-top: 0.6rem; }
  .map, .calendar a { color: var(--accent); }
  .countdown { justify-content: center; gap: 0.6em; font-size: 1.1875rem; }
  .figure { flex-direction: row; align-items: baseline; gap: 0.25em; }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; margin-top: 0.4rem; }
  @container card (min-width: 760px) {
    .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 0 48px; }
    .grid > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
`

const typefaces = [pinyonScript, ebGaramond]

function ScriptCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover data-photo={card.coverImageUrl || undefined}>
      {card.coverImageUrl && <CoverPhoto src={card.coverImageUrl} still={still} />}
      <div className="frame" />
      {greeting && <p className="greeting">{greeting}</p>}
      <p className="honour">Nos haría muy felices {alone ? 'tenerte' : 'teneros'} con nosotros</p>
      <Names names={names} typeface={pinyonScript} />
      <LongDate date={date} />
      {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
      <AnswerLink card={card} still={still} />
    </Cover>
  )
}

function ScriptDetails({ card, names, date, still, children }: DetailsProps) {
  return (
    <Details>
      <Countdown date={date} still={still} />
      <Calendar />
      <div className="grid">
        {sectionsOf(card).map(({ key, title, content }) => (
          <section key={key}>
            <Swash />
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      <Swash />
      {children}
      <Closing card={card} names={names} typefaces={typefaces} ornament={<Swash />} />
    </Details>
  )
}

export default {
  typefaces,
  Cover: ScriptCover,
  Details: ScriptDetails,
} satisfies FormatDesign
