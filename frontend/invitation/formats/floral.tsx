import styled from 'styled-components'
import type { FormatDesign, FormatProps } from '../format.ts'
import { Garland } from '../ornaments/garland.tsx'
import { AnswerLink } from '../parts/answer-link.tsx'
import { coverBase } from '../parts/cover.ts'
import { LongDate } from '../parts/long-date.tsx'
import { Names } from '../parts/names.tsx'
import { MountedPhoto } from '../photo/mounted-photo.tsx'
import { parisienne } from '../typefaces/parisienne.ts'
import { FloralDetails } from './floral/details.tsx'
import { hand, inks, serif, typefaces } from './floral/letters.ts'

const Cover = styled.header`
  ${coverBase}
  --answer-link-fill: transparent;
  --answer-link-ink: var(--ink);
  --answer-link-line: var(--ink);
  --answer-link-radius: 999px;
  align-items: center;
  justify-content: center;
  overflow: hidden;
  padding: 24px 12px;
  text-align: center;
  font: 500 calc(1.125 * var(--em))/1.4 ${serif};

  /* Wider than a phone: its two clusters come in from above and below, and the words have the width. */
  .wreath {
    --width: min(150cqi, calc(var(--cover-height) * 0.74));
    position: absolute;
    z-index: -1;
    top: 50%;
    left: 50%;
    width: var(--width);
    aspect-ratio: 420 / 560;
    transform: translate(-50%, -50%);
  }
  .garland { width: 100%; height: 100%; overflow: visible; ${inks} }
  .inside { display: grid; justify-items: center; width: min(84cqi, calc(var(--cover-height) * 0.42)); }
  .names {
    margin: clamp(8px, 2.4cqi, 16px) 0 clamp(10px, 3cqi, 18px);
    font: 400
      min(
        17cqi,
        5.5rem,
        calc(82cqi / var(--ems)),
        calc(var(--cover-height) * 0.41 / var(--ems)),
        calc(var(--cover-height) * 0.17 / var(--lines))
      )/1.2
      ${hand};
  }
  .lead { margin-bottom: 0.5em; font: 500 calc(1.0625 * var(--em))/1.3 ${serif}; }
  .joiner { font-size: max(0.58em, 2rem); line-height: 1.3; color: var(--accent); }
  .long-date { max-width: 9.5em; font-size: 1.06em; line-height: 1.25; }
  .small { max-width: 12em; color: var(--ink-soft); text-wrap: balance; }

  &[data-photo] {
    gap: calc(var(--cover-height) * 0.012);
    .wreath {
      --width: min(90cqi, calc(var(--cover-height) * 0.37));
      margin-block: calc(var(--width) * 0.06) calc(var(--width) * 0.1);
      order: -1;
      position: relative;
      top: 0;
      left: 0;
      flex: none;
      transform: none;
    }
    .garland { position: relative; z-index: 1; scale: 1.05; }
    .oval { position: absolute; inset: 7%; overflow: hidden; border-radius: 50%; }
    .inside { width: min(92cqi, 40rem); }
    .names {
      margin: 4px 0 8px;
      font-size: min(15cqi, 5.5rem, calc(86cqi / var(--ems)), calc(var(--cover-height) * 0.143 / var(--lines)));
      line-height: 1.12;
    }
    .joiner { line-height: 1.08; }
    .long-date, .small { max-width: none; }
  }
  @container card (max-width: 359px) {
    /* As high as the words need to stand clear of the flowers. */
    &:not([data-photo]) { min-height: max(var(--cover-height), 228cqi); .wreath { --width: 168cqi; } }
  }
  @container card (min-width: 760px) {
    /* Wide covers lay the same wreath on its side: petals know no upright. */
    &:not([data-photo]) {
      .wreath { --width: min(calc(var(--cover-height) * 0.92), 70cqi); transform: translate(-50%, -50%) rotate(90deg); }
      .inside { width: min(54cqi, calc(var(--cover-height) * 0.68)); }
      .joiner { font-size: max(0.5em, 2rem); line-height: 1; }
      .names {
        font-size: min(
          7rem,
          calc(52cqi / var(--ems)),
          calc(var(--cover-height) * 0.63 / var(--ems)),
          calc(var(--cover-height) * 0.202 / var(--lines))
        );
      }
      .inside { font-size: 1.08em; }
      .long-date, .small { max-width: 15em; }
    }
    &[data-photo] {
      flex-direction: row;
      gap: clamp(32px, 5cqi, 90px);
      padding: 24px clamp(40px, 6cqi, 100px);
      .wreath { --width: min(44cqi, calc((var(--cover-height) - 48px) * 0.63)); margin-block: 0; }
      .inside { width: auto; max-width: 46cqi; }
      .names {
        margin-block: calc(var(--cover-height) * 0.03);
        font-size: min(7rem, calc(44cqi / var(--ems)), calc(var(--cover-height) * 0.32 / var(--lines)));
        line-height: 1.2;
      }
    }
  }
  @media print { &[data-photo] .wreath { --width: 66mm; } }
`

function FloralCover({ card, names, date, greeting, still }: FormatProps) {
  return (
    <Cover data-photo={card.coverImageUrl ? 'mounted' : undefined}>
      <div className="inside">
        <p className="small">{greeting ?? 'Celebradlo con nosotros'}</p>
        <Names names={names} typeface={parisienne} />
        <LongDate date={date} />
        <AnswerLink card={card} still={still} />
      </div>
      <div className="wreath">
        {card.coverImageUrl && (
          <div className="oval">
            <MountedPhoto card={card} still={still} shape="plate" share={[70, 33]} />
          </div>
        )}
        <Garland className="garland" />
      </div>
    </Cover>
  )
}

export default {
  typefaces,
  Cover: FloralCover,
  Details: FloralDetails,
} satisfies FormatDesign
