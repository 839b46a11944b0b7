import styled from 'styled-components'
import type { DetailsProps } from '../../format.ts'
import { WaxSeal } from '../../ornaments/wax-seal.tsx'
import { Calendar } from '../../parts/calendar.tsx'
import { Closing } from '../../parts/closing.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { sectionsOf } from '../../parts/sections.tsx'
import { display, sans, typefaces } from './letters.ts'

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
  .closing { margin-top: clamp(56px, 9cqi, 88px); text-align: center; }
  .closing .seal { width: 132px; height: auto; margin: 26px auto 14px; color: #20140a; }
  .closing .wax { flood-color: var(--tone); }
  .signature { font: 400 1.5rem/1.3 ${display}; }
  .signature span { display: inline-block; }
  .colophon { margin-top: 22px; font-size: 0.9375rem; color: var(--ink-soft); }
  @container card (min-width: 760px) { .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 0 72px; } }
`

export function MonogramDetails({ card, names, date, still, children }: DetailsProps) {
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
      <Closing
        card={card}
        names={names}
        typefaces={typefaces}
        ornament={<WaxSeal initials={names.initials} font={display} />}
      />
    </Details>
  )
}
