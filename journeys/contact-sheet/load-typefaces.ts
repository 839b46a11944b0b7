/**
 * Runs in the page: returns when every typeface that its styles declare is there, or cannot be had. `document.fonts.ready`
 * alone waits for those in use now: another width or another word asks for one more, and moves the words when it comes.
 */
export async function loadTypefaces(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
  await document.fonts.ready
}
