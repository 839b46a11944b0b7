import { cormorantItalic } from '../../typefaces/cormorant-garamond.ts'
import { ebGaramond } from '../../typefaces/eb-garamond.ts'
import { Column, line, nameLines, Words } from '../parts.tsx'
import { Corner, Plate, Pressed, PressedInk, pressedTints } from '../pressed.tsx'
import type { LinkDesign } from '../scene.ts'

/** A herbarium plate: twigs grow out of two corners, and lie across the corner of a photo's plate. */
const design: LinkDesign = {
  typefaces: [cormorantItalic, ebGaramond],
  overPhoto: false,
  tints: pressedTints,
  draw({ names, date, font, photo }) {
    const italic = font(cormorantItalic, 400, 'italic')
    const roman = font(ebGaramond)
    const x = photo ? 926 : 600
    return (
      <>
        <PressedInk />
        <rect width="1200" height="630" fill="var(--paper)" />
        <Corner x={1214} y={618} w={photo ? 400 : 560} turned bare={photo !== null} />
        {photo && <Plate x={76} y={108} w={560} h={420} round={130} href={photo.href} />}
        <Corner x={-14} y={-10} w={photo ? 400 : 560} bare />
        {photo && <Pressed x={418} y={276} w={278} />}
        <Column
          top={photo ? 90 : 116}
          bottom={photo ? 500 : 514}
          parts={[
            line({
              font: roman,
              x,
              room: photo ? 400 : 560,
              size: photo ? 32 : 38,
              fill: 'var(--ink-soft)',
              children: names.lead ?? 'Queremos celebrarlo con vosotros',
            }),
            36,
            nameLines(names, {
              font: italic,
              x,
              room: photo ? 430 : 720,
              most: photo ? 120 : 150,
              leading: 0.86,
              tracking: 0,
              join: [0.22, 36],
              joiner: ({ y, word }) => (
                <Words font={roman} x={x} y={y + 14} size={54} fill="var(--accent)">
                  {word}
                </Words>
              ),
            }),
            46,
            line({ font: roman, x, room: photo ? 400 : 660, size: photo ? 36 : 44, children: date.long }),
          ]}
        />
      </>
    )
  },
}
export default design
