import { firstViewShown } from './first-view.ts'

/**
 * Lets the typefaces' files that the cover does not need be fetched, once it is painted; the server has set them apart in
 * an element of this id.
 */
export async function askForLateFaces(): Promise<void> {
  await firstViewShown()
  const faces = document.getElementById('late-faces')
  if (faces instanceof HTMLStyleElement) faces.media = 'all'
}
