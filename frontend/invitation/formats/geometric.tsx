import styled from 'styled-components'
import { CoverPhoto } from '../cover-photo.tsx'
import type { DetailsProps, FormatDesign, FormatProps } from '../format.ts'
import { Terrarium } from '../ornaments/terrarium.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { sectionsOf } from '../parts/sections.tsx'
import { italiana } from '../typefaces/italiana.ts'
import { josefinSans } from '../typefaces/josefin-sans.ts'
import { fontStack } from '../typefaces/typeface.ts'

const display = fontStack(italiana)
const sans = fontStack(josefinSans)

const Cover = styled.header`
  ${coverBase}
  align-items: center;
  justify-content: center;
  padding: 110px 24px;
  text-align: center;
  background: #fff;
  font: 300 var(--em)/1.6 ${sans};

  .glass { position: absolute; z-index: -1; inset: 0; width: 100%; height: 100%; color: var(--ornament-deep); }
  .lying { display: none; }
  .sprig path { fill: color-mix(in srgb, var(--ornament) 45%, #fff); }
  .sprig circle { fill: currentColor; }
  .greeting { font-weight: 400; font-size: 1.1em; }
  .small { max-width: 15em; text-wrap: balance; }
  .names {
    margin: clamp(22px, calc(var(--cover-height) * 0.045), 48px) 0;
    font: 400 min(17cqi, 5rem, calc(70cqi / var(--ems)), calc(var(--cover-height) * 0.37 / var(--ems)))/1.14 ${display};
  }
  .lead { margin-bottom: 0.8em; font: 300 var(--em)/1.4 ${sans}; }
  .joiner { font: 300 max(0.36em, 1.125rem)/1.9 ${sans}; color: var(--accent); }
  .long-date { max-width: 12em; font-weight: 400; font-size: 1.0625em; }
  &[data-photo] .sprig path { fill: rgb(255 255 255 / 0.3); }
  @container card (min-width: 1000px) {
    .standing { display: none; }
    .lying { display: block; }
    font-size: calc(1.15 * var(--em));
    .names {
      font-size: min(
        8.5rem, calc(50cqi / var(--ems)),
        calc(var(--cover-height) * 0.78 / var(--ems)), calc(var(--cover-height) * 0.15)
      );
    }
    .long-date { max-width: none; }
  }
  @media print {
    padding-block: 20mm;
    .standing { display: none; }
    .lying { display: block; }
    .names { font-size: min(13cqi, calc(56cqi / var(--ems))); }
    .long-date { max-width: none; }
  }
`
/** Details sit in cut-corner panes, like the glass. */
const Details = styled.div`
  --cut: 26px;
  padding: clamp(36px, 8cqi, 80px) 24px clamp(72px, 11cqi, 120px);
  background: #fff;
  text-align: center;
  font: 300 1.0625rem/1.6 ${sans};
  --paper: #fff;
  --display-font: ${display};
  --text-font: ${sans};
  --label-font: ${sans};
  > * { max-width: 60rem; margin-inline: auto; }

  .panes { display: grid; gap: 20px; margin-top: clamp(32px, 6cqi, 56px); }
  section {
    padding: 34px 26px 28px;
    background: linear-gradient(var(--panel), var(--panel));
    clip-path: polygon(
      var(--cut) 0, calc(100% - var(--cut)) 0, 100% var(--cut), 100% calc(100% - var(--cut)),
      calc(100% - var(--cut)) 100%, var(--cut) 100%, 0 calc(100% - var(--cut)), 0 var(--cut)
    );
  }
  h2 { font: 400 2rem/1.15 ${display}; }
  h2::after {
    content: '';
    display: block;
    width: 11px;
    height: 11px;
    margin: 10px auto 8px;
    border: 1px solid var(--ornament-deep);
    transform: rotate(45deg);
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
  @container card (min-width: 760px) {
    .panes { grid-template-columns: 1fr 1fr; }
    .panes > :last-child:nth-child(odd) { grid-column: 1 / -1; }
  }
`

function GeometricCover({ card, names, date, greeting, alone, still }: FormatProps) {
  return (
    <Cover data-photo={card.coverImageUrl || undefined}>
      {card.coverImageUrl && <CoverPhoto src={card.coverImageUrl} still={still} />}
      <Terrarium shape="standing" className="glass standing" />
      <Terrarium shape="lying" className="glass lying" />
      {greeting && <p className="greeting">{greeting}</p>}
      <p className="small">{alone ? 'te' : 'os'} esperamos para celebrar</p>
      <Names names={names} typeface={italiana} />
      <LongDate date={date} />
      <AnswerLink card={card} still={still} />
    </Cover>
  )
}

function GeometricDetails({ card, date, still, children }: DetailsProps) {
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
    </Details>
  )
}

export default {
  typefaces: [italiana, josefinSans],
  Cover: GeometricCover,
  Details: GeometricDetails,
} satisfies FormatDesign
