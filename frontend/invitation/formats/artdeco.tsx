import styled from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { Frame, gilt, stage } from '../ornaments/stepped-frame.tsx'
import { dawn, Rays, Sunburst } from '../ornaments/sunburst.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { onDeep } from '../parts/ground.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { oneRow } from '../parts/one-row.ts'
import { whileOpening } from '../parts/opening.ts'
import { mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { poiretOne } from '../typefaces/poiret-one.ts'
import { textWidth } from '../typefaces/typeface.ts'
import { besidePhoto } from './artdeco/beside-photo.ts'
import { ArtDecoDetails } from './artdeco/details.tsx'
import { display, sans, typefaces } from './artdeco/letters.ts'
import { sideSuns } from './artdeco/side-suns.ts'

const Cover = styled.header`
  ${coverBase}
  ${onDeep}
  align-items: center;
  justify-content: space-between;
  gap: min(24px, calc(var(--cover-height) * 0.022));
  --inset: clamp(12px, 2.4cqi, 34px);
  padding: calc(var(--inset) + 9px) 30px;
  text-align: center;
  font: 300 calc(0.9375 * var(--em))/1.6 ${sans};
  letter-spacing: 0.16em;
  text-transform: uppercase;

  /* A filled plate would outshine thin letters. */
  --answer-link-fill: transparent;
  --answer-link-ink: var(--accent);
  --answer-link-line: var(--accent);
  .answer-link { margin-top: 14px; padding: 9px min(32px, 14cqi - 26px) 6px; font-size: min(1em, 4.4cqi); font-weight: 400; letter-spacing: 0.1em; }
  /* Its corners step back as the frame's do, where a browser can draw that. */
  @supports (corner-shape: notch) { .answer-link { border-radius: 6px; corner-shape: notch; } }
  .sun {
    width: min(78cqi, 430px, calc(var(--cover-height) * 0.5 - 200px));
    height: auto;
    color: var(--fill-accent);
    &.set { transform: scaleY(-1); }
    .tie { display: none; }
  }
  .middle {
    display: grid;
    flex: 1;
    align-content: space-evenly;
    text-wrap: balance;
    justify-items: center;
    width: 100%;
    gap: min(clamp(14px, 4cqi, 30px), calc(var(--cover-height) * 0.018));
  }
  .greeting { font-weight: 400; text-transform: none; letter-spacing: 0.06em; font-size: 1.2em; }
  /* Long names are low on a phone: they lead all the same. */
  @container card (max-width: 759px) { &:is([data-long], :has(.lead)) .greeting { font-size: 1.04em; } }
  /* In one line of a phone, where capitals would need two. */
  .intro {
    margin-top: 0.25em;
    font-size: min(1.06em, 4.1cqi);
    font-weight: 400;
    letter-spacing: 0.03em;
    text-transform: none;
  }
  --measure: min(83cqi, 100cqi - 72px);
  .names { font: 400 min(16.2cqi, 6.5rem, calc(var(--measure) / var(--ems)))/1.14 ${display}; letter-spacing: 0.04em; }
  /* A title's lines stand close to each other and off from the frame. */
  .names:not(:has(.joiner)) { font-size: min(max(15.5cqi, 28cqi - 6cqi * var(--lines)), 6.5rem, calc(82cqi / var(--ems))); }
  .names:not(:has(.joiner)) .line + .line { margin-top: 0.12em; }
  .name {
    -webkit-text-stroke: max(0.8px, 0.021em) var(--fill-accent);
    margin-right: -0.04em;
    background: ${gilt};
    background-clip: text;
    color: var(--fill-accent);
    -webkit-text-fill-color: transparent;
  }
  /* Small letters have no room for a light in their strokes, which are stronger than the day's. */
  @container card (max-width: 759px) {
    &[data-long] .name { background: none; -webkit-text-fill-color: currentColor; -webkit-text-stroke-width: 1.2px; }
    &[data-long] .day { font-size: 2.75rem; }
  }
  .lead { margin-bottom: 0.9em; font: 400 min(calc(1.06 * var(--em)), 4.4cqi)/1.4 ${sans}; letter-spacing: 0.1em; }
  .joiner {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 14px;
    margin: calc(1.1rem - 0.2em) 0;
    font-size: max(0.5em, 1.75rem);
    line-height: 1;
    color: var(--fill-accent);
    -webkit-text-stroke: 0.5px;
  }
  .joiner::before, .joiner::after {
    content: '';
    width: clamp(40px, 15cqi, 100px);
    height: 9px;
    border: solid currentColor;
    border-width: 1px 0;
    background: linear-gradient(currentColor, currentColor) center / 100% 1px no-repeat;
  }
  /* The day on the axis, the words at its sides in two plates of one width, the year under it. */
  .drawn {
    display: inline-grid;
    grid-template-columns: 1fr auto 1fr;
    align-items: center;
    gap: 0 clamp(10px, 2.6cqi, 24px);
    font-size: min(1.06em, 4cqi);
    font-weight: 400;
    line-height: 1.3;
    letter-spacing: 0.05em;
    text-align: center;
    white-space: nowrap;
  }
  .drawn > span { padding: 0.5em 0.7em 0.32em 0.77em; border: solid var(--fill-accent); border-width: 1px 0; }
  .day {
    padding-top: 0.15em;
    font: 300 clamp(3.25rem, 14.5cqi, 4.5rem)/1 ${sans};
    letter-spacing: 0;
    color: var(--fill-accent);
  }
  .year { grid-column: 1 / -1; margin-top: 0.3em; font-style: normal; letter-spacing: 0.34em; text-indent: 0.34em; }
  .city { font-size: min(1.06em, 4.5cqi); font-weight: 400; line-height: 1.5; letter-spacing: 0.03em; text-transform: none; }
  @container card (max-width: 759px) {
    /* Fewer words leave more to the suns. */
    &:not([data-photo]) {
      .sun { flex: 1 0 calc(var(--cover-height) * 0.25 - 106px); width: 78cqi; max-height: 28.5cqi; }
      /* Long names are low: more air leads to them. */
      .names { margin-block: max(0px, (17cqi - 1em) * 0.25); }
      .middle { flex: 3 0 auto; }
    }
    .city { margin-top: min(10px, calc(var(--cover-height) * 0.02 - 9px)); }
  }
  @container card (min-width: 760px) {
    .intro { margin-top: 0.5em; font-size: 0.94em; letter-spacing: 0.16em; text-transform: uppercase; }
    .sun { width: calc(var(--cover-height) * 0.18); }
    .middle { gap: calc(var(--cover-height) * 0.012); }
    .names {
      font-size: min(7.5rem, calc(80cqi / var(--ems)), calc(var(--cover-height) * 0.155 / max(1.5, var(--lines))));
    }
    /* Without the word between two people the lines may be higher. */
    &:not([data-photo], :has(.joiner)) .names {
      font-size: min(8rem, calc(80cqi / var(--ems)), calc(var(--cover-height) * 0.195 / max(1.5, var(--lines))));
    }
    .drawn { font-size: 1em; letter-spacing: 0.12em; gap: 0 20px; }
    .day { font-size: calc(var(--cover-height) * 0.075); }
    .year { margin-top: 0.35em; }
  }
  /* An upright tablet: the phone's column, larger. */
  @container card (min-width: 760px) and (max-width: 899px) { .middle.middle { font-size: min(1.4em, calc(var(--cover-height) * 0.0178)); } }
  @media print { .sun { width: 60mm; } .middle { gap: 3mm; } .day { font-size: 3.5rem; } }
  ${stage}
  ${besidePhoto}
  ${sideSuns}
  @media print {
    &&[data-photo] { --stage: 60mm; flex-direction: column; gap: 3mm; padding: calc(var(--inset) + 9px) 9mm 9mm; }
    &&[data-photo] .stage { width: 100%; height: var(--stage); }
    &&[data-photo] .rays { width: 100%; height: var(--stage); border-right: 0; border-bottom: 2px solid; }
    &&[data-photo] .mount { height: 49mm; }
    &&[data-landscape] .mount { width: 70mm; height: auto; }
  }
  ${whileOpening(dawn)}
`

/** Two names that are wider together, in em, have a line each on a desktop too. */
const longestRow = 7.5
/** A line that is wider, in em, is low on a phone. */
const longest = 8

function ArtDecoCover({ card, names, date, greeting, alone, still }: FormatProps) {
  const hasPhoto = card.coverImageUrl !== null
  const capitals = { ...names, lines: names.lines.map((line) => line.toLocaleUpperCase('es')) }
  return (
    <Cover
      {...mounted(card)}
      {...oneRow(capitals, poiretOne, longestRow)}
      data-long={capitals.lines.some((line) => textWidth(poiretOne, line, 0.04) > longest) || undefined}
    >
      <Frame>
        <i>{hasPhoto && <Rays className="rays" />}</i>
      </Frame>
      {hasPhoto ? (
        <div className="stage">
          <div className="mount">
            <div>
              <MountedPhoto card={card} still={still} share={[56, 37]} broad={[71, 53]} />
            </div>
          </div>
        </div>
      ) : (
        <Sunburst className="sun set" tied />
      )}
      <div className="middle">
        <div>
          {greeting && <p className="greeting">{greeting}</p>}
          {/* A child's sacrament is no toast. */}
          <p className="intro honour">
            {alone ? 'Te' : 'Os'} invitamos a {names.lead ? 'celebrarlo' : 'brindar'} con nosotros
          </p>
        </div>
        <Names broad names={names} typeface={poiretOne} uppercase tracking={0.04} joiner="&" />
        <LongDate date={date}>
          <span>{date.weekday}</span>
          <b className="day">{date.day}</b>
          <span>{date.month}</span>
          <i className="year">{date.year}</i>
        </LongDate>
        {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
        <AnswerLink card={card} still={still} />
      </div>
      <Sunburst className="sun" tied={!hasPhoto} />
    </Cover>
  )
}

export default {
  typefaces,
  Cover: ArtDecoCover,
  Details: ArtDecoDetails,
} satisfies FormatDesign
