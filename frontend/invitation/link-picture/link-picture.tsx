import { renderToStaticMarkup } from 'react-dom/server'
import { splitCoupleNames } from '../../../domain/event/couple-names.ts'
import type { Format } from '../../../domain/event/formats.ts'
import type { InvitationCard } from '../../../domain/event/invitation-card.ts'
import { eventDateOf } from '../event-date.ts'
import { paletteProperties } from '../palette.ts'
import { scrimAlpha } from '../scrim.ts'
import type { ReadFile } from './font-shelf.ts'
import { letterSource } from './letter-source.ts'
import { outlineText } from './outline-text.ts'
import { height, type LinkDesign, type Scene, width } from './scene.ts'
import { settleColours } from './settle-colours.ts'
import { writableNames } from './writable-names.ts'

export { height as linkPictureHeight, width as linkPictureWidth }

export type PictureCard = Pick<
  InvitationCard,
  'coupleNames' | 'eventDate' | 'timezone' | 'primaryColor' | 'secondaryColor'
> & { invitationFormat: Format }

/** A cover photo as a data URL of 1200×630, and the sRGB brightness (0 to 1) of its bright parts. */
export type PicturePhoto = { href: string; brightness: number }

/**
 * The picture that a shared link shows (1200×630), as an SVG without text, styles of a browser or addresses: any
 * rasteriser draws it alike. `readFile` answers the bytes of a file by the address under which pages name it.
 */
export async function drawLinkPicture(
  card: PictureCard,
  photo: PicturePhoto | null,
  readFile: ReadFile,
): Promise<string> {
  const { default: design }: { default: LinkDesign } = await import(`./designs/${card.invitationFormat}.tsx`)
  const written = await writableNames(card.coupleNames, readFile)
  const letters = await letterSource(design.typefaces, written, readFile)
  const scene: Scene = {
    names: splitCoupleNames(written),
    date: eventDateOf(card.eventDate, card.timezone),
    font: letters.font,
    photo: photo && { href: photo.href, scrim: scrimAlpha(photo.brightness) },
  }
  const markup = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} aria-hidden="true">
      {design.draw(scene)}
    </svg>,
  )
  const tints = {
    ...paletteProperties(card.primaryColor, card.secondaryColor),
    ...design.tints,
    ...(photo && design.tintsOnPhoto),
    ...(photo && design.overPhoto && white),
  }
  return settleColours(outlineText(markup, letters.ofFamily), tints)
}

/** Over a photo words and lines are white, as on the card itself. */
const white = {
  '--ink': '#ffffff',
  '--ink-soft': '#ffffff',
  '--accent': '#ffffff',
  '--ornament': '#ffffff',
  '--ornament-deep': '#ffffff',
  '--hairline': '#ffffff',
}
