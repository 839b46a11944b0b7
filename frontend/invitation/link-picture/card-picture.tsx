import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { splitCoupleNames } from '../../../domain/event/couple-names.ts'
import type { Format } from '../../../domain/event/formats.ts'
import { eventDateOf } from '../event-date.ts'
import { paletteProperties } from '../palette.ts'
import { type CardDesign, type CardScene, cardHeight, cardWidth } from './card-scene.ts'
import type { ReadFile } from './font-shelf.ts'
import { letterSource } from './letter-source.ts'
import type { PictureCard } from './link-picture.tsx'
import { outlineText } from './outline-text.ts'
import { settleColours } from './settle-colours.ts'
import { writableNames } from './writable-names.ts'

export type CardPhoto = NonNullable<CardScene['photo']>

const designOf = async (format: Format): Promise<CardDesign> =>
  (await import(`./cards/${format}.tsx`)).default

/** The size in which a format's card shows a photo, in pixels. */
export async function cardWindowOf(format: Format): Promise<{ width: number; height: number }> {
  const { w, h } = (await designOf(format)).window
  return { width: w, height: h }
}

const groundScale = 1 / 4

/** `ground` lies under `drawing` and is smaller. */
export type CardDrawing = { ground: string | null; drawing: string }

/**
 * The card that heads a message (1200×1500): the format's cover with the words that address a kind of party, as an SVG
 * without text or addresses, like the picture of a link.
 */
export async function drawCardPicture(
  card: PictureCard,
  greeting: string,
  photo: CardPhoto | null,
  readFile: ReadFile,
): Promise<CardDrawing> {
  const design = await designOf(card.invitationFormat)
  const written = await writableNames(card.coupleNames, readFile)
  const letters = await letterSource(design.typefaces, written, readFile)
  const names = splitCoupleNames(written)
  const date = eventDateOf(card.eventDate, card.timezone)
  const scene = { names, date, greeting, font: letters.font, photo }
  const tints = { ...paletteProperties(card.primaryColor, card.secondaryColor), ...design.tints }
  const svgOf = (drawn: ReactNode, scale: number) =>
    settleColours(
      outlineText(renderToStaticMarkup(<Canvas scale={scale}>{drawn}</Canvas>), letters.ofFamily),
      tints,
    )
  return {
    ground: design.ground ? svgOf(design.ground(scene), groundScale) : null,
    drawing: svgOf(design.draw(scene), 1),
  }
}

const Canvas = ({ scale, children }: { scale: number; children: ReactNode }) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width={cardWidth * scale}
    height={cardHeight * scale}
    viewBox={`0 0 ${cardWidth} ${cardHeight}`}
    aria-hidden="true"
  >
    {children}
  </svg>
)
