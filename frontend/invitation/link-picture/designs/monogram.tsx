import { namePartsOf } from '../../../../domain/event/name-parts.ts'
import { sealLetters, WaxSeal } from '../../ornaments/wax-seal.tsx'
import { gloock } from '../../typefaces/gloock.ts'
import { jost } from '../../typefaces/jost.ts'
import { Column, fitted, Ground, line, Place, Words } from '../parts.tsx'
import type { LinkDesign } from '../scene.ts'

/** The back of an envelope: the flap comes down to a point, the wax holds it, everything else is small. */
const design: LinkDesign = {
  typefaces: [gloock, jost],
  overPhoto: true,
  draw({ names, date, font, photo }) {
    const display = font(gloock)
    const sans = font(jost, 400)
    const [first = '', ...others] = namePartsOf(names)
    const parts = [first, ...others.map((text) => (names.joiner ? `${names.joiner.word} ${text}` : text))]
    const joined = parts.join(' ')
    const lines = fitted(display, joined, 1060, 64) < 44 ? parts : [joined]
    const size = Math.min(...lines.map((text) => fitted(display, text, 1060, 64)))
    return (
      <>
        <Ground photo={photo} fill="var(--panel)" />
        <g opacity={photo ? 0.2 : 1}>
          <path d="M0 0H1200V40L600 318 0 40Z" fill="#3c301e" opacity="0.08" transform="translate(0 9)" />
          <path d="M0 0H1200V40L600 318 0 40Z" fill="#3c301e" opacity="0.1" transform="translate(0 4)" />
          <path d="M0 0H1200V40L600 318 0 40Z" fill="var(--paper)" />
          <path d="M0 630L470 262M1200 630L730 262" stroke="#3c301e" strokeOpacity="0.1" strokeWidth="2" />
        </g>
        <style>{'.wax{flood-color:var(--tone)}'}</style>
        <Place x={452} y={100} w={296} h={296}>
          <WaxSeal initials={sealLetters(names)} font="Gloock" />
        </Place>
        <Column
          top={408}
          bottom={604}
          parts={[
            ...(names.lead
              ? [line({ font: sans, x: 600, size: 30, fill: 'var(--ink-soft)', children: names.lead }), 20]
              : []),
            {
              height: display.capital * size + (lines.length - 1) * size * 1.1,
              draw: (top) =>
                lines.map((text, index) => (
                  <Words
                    key={text}
                    font={display}
                    x={600}
                    y={top + display.capital * size + index * size * 1.1}
                    size={size}
                  >
                    {text}
                  </Words>
                )),
            },
            30,
            line({ font: sans, x: 600, room: 1000, size: 36, fill: 'var(--ink-soft)', children: date.long }),
          ]}
        />
      </>
    )
  },
}
export default design
