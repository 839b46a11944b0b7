import styled, { css, keyframes } from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { Azulejo } from '../ornaments/azulejo.tsx'
import { Lemons, ripe } from '../ornaments/lemons.tsx'
import { Sea } from '../ornaments/sea.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { oneRow } from '../parts/one-row.ts'
import { whileOpening } from '../parts/opening.ts'
import { mounted } from '../photo/mounted.ts'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { alegreya } from '../typefaces/alegreya.ts'
import { besidePhoto } from './mediterranean/beside-photo.ts'
import { MediterraneanDetails } from './mediterranean/details.tsx'
import { sans, serif, typefaces } from './mediterranean/letters.ts'

/** The tiles are turned face up, one diagonal after the other, and the branch comes to rest. */
const turn = keyframes`from { mask-position: 100% 100%; } to { mask-position: 0 0; }`
const sway = keyframes`from { transform: rotate(-2.5deg); } 60% { transform: rotate(1.2deg); }`
const unveil = css`
  .wall {
    mask: linear-gradient(135deg, #000 45%, transparent 55%) 0 0 / 250% 250% no-repeat;
    animation: ${turn} 600ms ease-out both;
  }
  .lemons { transform-origin: 50% 0; animation: ${sway} 600ms ease-out both; }
`
/** A tiled wall and, in it, a window under an arch: with the sea in it, or the photo, its words then on a glazed plaque. */
const Cover = styled.header`
  ${coverBase}
  ${ripe}
  --side: clamp(26px, 8cqi, 64px);
  --glaze: #fffdf8;
  --answer-link-fill: var(--deep);
  --answer-link-ink: var(--on-deep);
  --answer-link-radius: 6px;
  --rim: 0 0 0 7px var(--glaze), 0 0 0 9px var(--deep);
  align-items: center;
  padding: var(--side) var(--side) 0;
  text-align: center;
  font: 400 calc(1.125 * var(--em))/1.45 ${sans};

  /* The last row is whole; what is over is cut by the screen's upper edge. */
  overflow: clip;
  .wall { position: absolute; z-index: -2; bottom: 0; left: 0; height: round(up, 100%, 64px); }
  .window {
    position: relative;
    isolation: isolate;
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    width: 100%;
    max-width: 660px;
    overflow: hidden;
    border: 5px solid var(--deep);
    border-bottom: 0;
    border-radius: 50cqi 50cqi 0 0;
    background: linear-gradient(color-mix(in srgb, var(--tone) 9%, var(--glaze)), var(--glaze) 60%);
    box-shadow: var(--rim);
  }
  &:not([data-photo]) .sill { order: 1; }
  .sill {
    position: relative;
    flex: none;
    width: calc(100% + 32px);
    max-width: 712px;
    height: 24px;
    background: linear-gradient(var(--glaze) 70%, color-mix(in srgb, var(--deep) 16%, var(--glaze)));
    border: 2px solid var(--deep);
    border-bottom-width: 5px;
  }
  .lemons {
    flex: none;
    stroke: color-mix(in srgb, var(--deep) 72%, #46602c);
    width: min(76cqi, 440px, calc(var(--cover-height) * 0.46));
    height: auto;
    margin-top: clamp(24px, 9cqi, 52px);
  }
  /* The words have their place before sea and sill arrive, which come after them. */
  --sea: clamp(70px, calc(var(--cover-height) * 0.36 - 126px), 180px);
  &:not([data-photo]) .window { padding-bottom: var(--sea); }
  .window::after { content: ''; margin-top: auto; }
  .sea {
    position: absolute;
    bottom: 0;
    width: 100%;
    height: var(--sea);
    stroke: color-mix(in srgb, var(--deep) 60%, #1d5a73);
  }
  .sea .water { fill: color-mix(in srgb, var(--deep) 18%, #3f8aa3); stroke-width: 0.5; }
  .sea .foam { stroke: #fff; }
  .sea .sail { fill: #fff; stroke-width: 1; }
  .words { display: grid; justify-items: center; margin: auto 0; padding: 10px 8px 12px; }
  .greeting { font-size: 1.15em; }
  .names {
    margin: clamp(8px, 2.6cqi, 18px) 0;
    color: var(--ink);
    font:
      500 min(
        15cqi,
        6rem,
        calc(72cqi / var(--ems)),
        calc(34rem / var(--ems)),
        calc(var(--cover-height) * 0.21 / max(2, var(--lines)))
      )/1.04 ${serif};
    letter-spacing: -0.01em;
  }
  .lead { margin-bottom: 0.4em; font: 400 calc(1.125 * var(--em))/1.3 ${sans}; letter-spacing: 0; }
  .joiner { margin-block: 0.04em; font: 500 max(0.6em, 1.75rem)/1.2 ${serif}; color: var(--accent); }
  /* Two short names stand in one line. */
  &[data-row] {
    .line { display: inline; }
    .line::after { content: ' '; }
    .joiner { display: inline; margin: 0 0.4em 0 0.08em; font-size: 0.62em; }
    .names { font-size: min(19cqi, calc(71cqi / var(--row)), calc(36rem / var(--row)), calc(var(--cover-height) * 0.13)); }
  }
  .long-date { font-weight: 500; font-size: 1.1em; }
  .city { max-width: 18em; margin-top: 0.35em; color: var(--ink-soft); }
  /* An inner line, as the plaque has. */
  .answer-link { box-shadow: inset 0 0 0 3px var(--deep), inset 0 0 0 4px color-mix(in srgb, var(--glaze) 55%, var(--deep)); }
  &[data-photo] .window {
    max-width: 540px;
    min-height: calc(var(--cover-height) * 0.28);
    border-bottom: 5px solid var(--deep);
  }
  &[data-photo] .sill { z-index: 1; }
  /* A broad photo's arch is low, so that it cuts nobody; the plaque has the rest. */
  &[data-landscape] {
    .window { flex: none; min-height: 0; aspect-ratio: 4 / 3; border-radius: 50% 50% 0 0 / 42% 42% 0 0; }
    .plaque { flex: 1; display: grid; font-size: 1.04em; }
    .names {
      margin-block: calc(var(--cover-height) * 0.01);
      font-size:
        min(
          15.6cqi,
          6rem,
          calc(74cqi / var(--ems)),
          calc(34rem / var(--ems)),
          calc(var(--cover-height) * 0.172 / max(2, var(--lines)))
        );
    }
    &[data-row] .names { font-size: min(20cqi, calc(76cqi / var(--row)), calc(var(--cover-height) * 0.12)); }
  }
  @media screen and (max-width: 759px) { &[data-landscape] .window { max-height: calc(var(--cover-height) * 0.31); } }
  /* On the plaque of a desktop, where there is room for them. */
  .plaque :is(.lemons, .sea) { display: none; }
  /* Below a broad photo there is room for the branch on a phone too: it hangs from the sill. */
  &[data-landscape] .plaque .lemons {
    display: block;
    width: 38cqi;
    margin: calc(var(--cover-height) * -0.05) auto 0;
  }
  .plaque {
    position: relative;
    width: 100%;
    max-width: 540px;
    margin: 32px 0 26px;
    padding: 12px;
    border: 3px solid var(--deep);
    border-radius: 6px;
    background: var(--glaze);
    box-shadow: var(--rim);
  }
  @container card (max-width: 359px) { .plaque { padding-inline: 0; } .plaque .words { padding-inline: 0; } }
  @container card (min-width: 760px) {
    padding-top: 36px;
    /* Tiles of 120 px, the same to the left and to the right of the middle, lit from the middle. */
    .wall {
      left: calc(50% - 2400px);
      width: 2560px;
      height: calc(round(up, 100%, 120px) / 1.875);
      transform: scale(1.875);
      transform-origin: 0 100%;
      opacity: 0.66;
    }
    /* Sunlight on the wall, the brightest beside the words. */
    &::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0;
      background: linear-gradient(90deg, #0000, rgb(255 253 248 / 0.24) 30% 70%, #0000);
    }
    .window { max-width: 740px; }
    .sill { max-width: 792px; }
    .lemons { margin-top: 24px; width: calc(var(--cover-height) * 0.29); max-width: 440px; }
    &[data-row] .lemons { margin-top: 28px; width: calc(var(--cover-height) * 0.34); max-width: 460px; }
    .joiner { font-size: max(0.5em, 1.75rem); }
    --sea: calc(var(--cover-height) * 0.12);
    .names { font-size: min(6.5rem, calc(39rem / var(--ems)), calc(var(--cover-height) * 0.19 / max(2, var(--lines)))); }
    &[data-row]:not([data-photo]) .names { font-size: min(9rem, calc(38rem / var(--row)), calc(var(--cover-height) * 0.15)); }
    .plaque .names {
      font-size: min(6rem, calc(29rem / var(--ems)), calc(var(--cover-height) * 0.2 / max(2, var(--lines))));
    }
  }
  ${besidePhoto}
  @media print {
    &&, &&[data-photo] { display: flex; padding: 9mm 12mm 0; }
    .lemons { width: 44mm; margin-top: 6mm; }
    --sea: 16mm;
    &&[data-photo] .window { flex: 1; width: 84mm; min-height: 0; }
    &&[data-landscape] {
      .window { flex: none; width: 74mm; }
      .plaque .lemons { display: none; }
      .names { margin-block: 2mm; font-size: min(calc(92mm / var(--ems)), calc(28mm / max(2, var(--lines)))); }
    }
    .plaque { max-width: none; margin: 5mm 0; padding: 2mm; }
  }
  ${whileOpening(unveil)}
`
/** Two names that are wider together, in em, have a line each. */
const longestRow = 6

function MediterraneanCover({ card, names, date, greeting, alone, still }: FormatProps) {
  const row = oneRow(names, alegreya, longestRow)
  const words = (
    <div className="words">
      {greeting && <p className="greeting">{greeting}</p>}
      <p>{alone ? 'Te' : 'Os'} esperamos con la mesa puesta</p>
      <Names broad names={names} typeface={alegreya} />
      <LongDate date={date} />
      {card.ceremonyPlace && <p className="city">{card.ceremonyPlace}</p>}
      <AnswerLink card={card} still={still} />
    </div>
  )
  if (card.coverImageUrl)
    return (
      <Cover {...mounted(card)} {...row}>
        <Azulejo className="wall" />
        <div className="window">
          <MountedPhoto card={card} still={still} share={[83, 46]} broad={[94, 62]} />
        </div>
        <div className="sill" />
        <div className="plaque">
          <Lemons className="lemons" />
          {words}
          <Sea />
        </div>
      </Cover>
    )
  return (
    <Cover {...row}>
      <Azulejo className="wall" />
      <div className="sill" />
      <div className="window">
        <Lemons className="lemons" />
        {words}
        <Sea />
      </div>
    </Cover>
  )
}

export default {
  typefaces,
  Cover: MediterraneanCover,
  Details: MediterraneanDetails,
} satisfies FormatDesign
