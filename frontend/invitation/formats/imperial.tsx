import styled from 'styled-components'
import { CoverPhoto } from '../cover-photo.tsx'
import { roman as numerals } from '../event-date.ts'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { Crest } from '../ornaments/crest.tsx'
import { Meander } from '../ornaments/meander.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { sectionsOf } from '../parts/sections.tsx'
import { cinzel } from '../typefaces/cinzel.ts'
import { cormorantGaramond } from '../typefaces/cormorant-garamond.ts'
import { fontStack } from '../typefaces/typeface.ts'

const capitals = fontStack(cinzel)
const serif = fontStack(cormorantGaramond)

/** A frieze above and below, as on a palace's letterhead. */
const Cover = styled.header`
  ${coverBase}
  align-items: center;
  justify-content: center;
  gap: clamp(14px, 3.6cqi, 24px);
  padding: clamp(76px, 18cqi, 96px) 24px;
  text-align: center;
  font: 500 calc(1.125 * var(--em))/1.45 ${serif};

  .frieze {
    position: absolute;
    left: 0;
    width: 100%;
    height: 34px;
    background: var(--deep);
    color: var(--fill-accent);
  }
  .frieze.above { top: 0; }
  .frieze.below { bottom: 0; }
  .crest { width: min(62cqi, 18rem, calc(var(--cover-height) * 0.3)); height: auto; color: var(--ornament-deep); }
  .crest text { fill: var(--ink); }
  .crest .leaf { fill: color-mix(in srgb, var(--ornament) 30%, transparent); }
  .greeting { font-size: 1.2em; }
  .names {
    font: 400 min(12.5cqi, 4.75rem, calc(86cqi / var(--ems)))/1.2 ${capitals};
    letter-spacing: 0.05em;
    text-transform: uppercase;
  }
  .name { margin-right: -0.05em; }
  .lead {
    margin-bottom: 0.8em;
    font: 500 calc(1.25 * var(--em))/1.3 ${serif};
    text-transform: none;
    letter-spacing: 0;
  }
  .joiner {
    font: italic 400 max(0.5em, 1.5rem)/1.4 ${serif};
    text-transform: none;
    letter-spacing: 0;
    color: var(--accent);
  }
  .numerals {
    padding: 10px 26px;
    border: solid var(--ornament);
    border-width: 1px 0;
    font: 400 clamp(1.125rem, 4.8cqi, 1.625rem)/1.3 ${capitals};
    letter-spacing: 0.08em;
  }
  .long-date { color: var(--ink-soft); }
  &[data-photo] .crest text { fill: #fff; }
  @container card (min-width: 760px) {
    gap: calc(var(--cover-height) * 0.022);
    padding-block: 76px;
    .crest { width: calc(var(--cover-height) * 0.26); }
    .names {
      font-size: min(4.75rem, calc(86cqi / var(--ems)), calc(var(--cover-height) * 0.17 / max(2, var(--lines))));
    }
  }
  @media print { padding-block: 16mm; gap: 2.5mm; .crest { width: 38mm; } }
`
const Details = styled.div`
  padding: clamp(44px, 9cqi, 88px) 26px clamp(72px, 11cqi, 120px);
  text-align: center;
  font: 500 1.1875rem/1.5 ${serif};
  --text-scale: 1.12;
  --display-font: ${capitals};
  --text-font: ${serif};
  --field-lines: 0 0 1px;
  --label-font: ${capitals};
  > * { max-width: 54rem; margin-inline: auto; }

  h2 { font: 400 1.25rem/1.3 ${capitals}; letter-spacing: 0.12em; text-transform: uppercase; }
  .columns { display: grid; gap: 28px; margin-top: clamp(40px, 7cqi, 64px); }
  section {
    padding: 30px 24px 20px;
    border: 1px solid var(--ornament);
    outline: 1px solid var(--hairline);
    outline-offset: -6px;
    background: var(--panel);
  }
  .order { margin-bottom: 6px; font: 400 0.9375rem/1 ${capitals}; color: var(--accent); }
  .time { margin-top: 0.4rem; font-size: 1.5rem; }
  .map, .calendar a { color: var(--accent); }
  .countdown { justify-content: center; gap: clamp(18px, 6cqi, 40px); }
  .value { font: 400 2.5rem/1.1 ${capitals}; }
  .unit { color: var(--ink-soft); }
  .calendar { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 26px; margin-top: 0.75rem; }
  @container card (min-width: 760px) {
    .columns { grid-template-columns: 1fr 1fr; }
    .columns section:last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
`

function ImperialCover({ card, names, date, greeting, alone, still }: FormatProps) {
  const figures = [date.day, date.monthNumber, date.year].map((figure) => numerals(Number(figure)))
  return (
    <Cover data-photo={card.coverImageUrl || undefined}>
      {card.coverImageUrl && <CoverPhoto src={card.coverImageUrl} still={still} />}
      <Meander className="frieze above" />
      <Crest initials={names.initials} font={capitals} />
      <p>
        {greeting && <span className="greeting">{greeting}</span>} {greeting && <br />}
        tenemos el honor de {alone ? 'invitarte' : 'invitaros'}
      </p>
      <Names names={names} typeface={cinzel} uppercase tracking={0.05} />
      <p className="numerals" aria-hidden="true">
        {figures.join(' · ')}
      </p>
      <LongDate date={date} />
      <AnswerLink card={card} still={still} />
      <Meander className="frieze below" />
    </Cover>
  )
}

function ImperialDetails({ card, date, still, children }: DetailsProps) {
  return (
    <Details>
      <Countdown date={date} still={still} />
      <Calendar />
      <div className="columns">
        {sectionsOf(card).map(({ key, title, content }, index) => (
          <section key={key}>
            <p className="order" aria-hidden="true">
              {numerals(index + 1)}
            </p>
            <h2>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      {children}
    </Details>
  )
}

export default {
  typefaces: [cinzel, cormorantGaramond],
  Cover: ImperialCover,
  Details: ImperialDetails,
} satisfies FormatDesign
