import { bodoniModa } from '../../typefaces/bodoni-moda.ts'
import { inter } from '../../typefaces/inter.ts'
import { Mounted, Sheet } from '../card-parts.tsx'
import type { CardDesign } from '../card-scene.ts'
import { Column, fitted, nameLines, Words } from '../parts.tsx'

const page = { x: 0, y: 0, w: 1200, h: 1500 }
/** From this brightness on (0 to 1) dark ink is read better than white. */
const pale = 0.56

/** A magazine's cover: issue line, masthead from edge to edge, below the faces of a photo, cover lines at its foot. */
const design: CardDesign = {
  typefaces: [bodoniModa, inter],
  window: page,
  draw(scene) {
    const { names, date, font, greeting, photo } = scene
    const didone = font(bodoniModa, 500)
    const italic = font(bodoniModa, 400, 'italic')
    const sans = font(inter)
    const inkOver = (tone: number | undefined) =>
      tone === undefined ? 'var(--on-tone)' : tone >= pale ? '#141414' : '#ffffff'
    const [above, below] = [inkOver(photo?.tones.top), inkOver(photo?.tones.bottom)]
    return (
      <>
        <Sheet fill="var(--tone)" />
        {photo && (
          <>
            <Mounted href={photo.href} {...page} />
            <Shade id="head" from={0} to={260} ink={above} />
            <Shade id="foot" from={1500} to={700} ink={below} />
          </>
        )}
        <Words font={sans} x={60} y={92} size={32} anchor="start" fill={above}>
          {names.lead ?? 'Número único'}
        </Words>
        <Words font={sans} x={1140} y={92} size={32} anchor="end" fill={above}>
          {date.long}
        </Words>
        <rect x="60" y="116" width="1080" height="5" fill={above} />
        <Column
          top={photo ? 850 : 260}
          bottom={photo ? 1215 : 1060}
          parts={[
            nameLines(names, {
              font: didone,
              x: 600,
              room: 1080,
              most: photo ? 216 : 300,
              tracking: -0.025,
              leading: 0.98,
              fill: below,
              join: photo ? [0.28, 50] : [0.5, 120],
              joiner: ({ y, size }) => (
                <Words font={italic} x={600} y={y + size * 0.2} size={size * 0.6} fill={below} opacity={0.8}>
                  &
                </Words>
              ),
            }),
          ]}
        />
        <Words
          font={italic}
          x={60}
          y={1352}
          size={fitted(italic, greeting, 900, 84)}
          anchor="start"
          fill={below}
        >
          {greeting}
        </Words>
        <Words font={sans} x={60} y={1424} size={36} anchor="start" fill={below}>
          {`${date.day} de ${date.month}: la fecha que hay que guardar`}
        </Words>
      </>
    )
  },
}
export default design

/** Light or dark that rises from an edge of the photo, never over its middle. */
function Shade({ id, from, to, ink }: { id: string; from: number; to: number; ink: string }) {
  const colour = ink === '#ffffff' ? '#000000' : '#ffffff'
  return (
    <>
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1={from} x2="0" y2={to}>
        <stop offset="0" stopColor={colour} stopOpacity="0.72" />
        <stop offset="1" stopColor={colour} stopOpacity="0" />
      </linearGradient>
      <rect y={Math.min(from, to)} width="1200" height={Math.abs(from - to)} fill={`url(#${id})`} />
    </>
  )
}
