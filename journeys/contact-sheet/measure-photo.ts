/**
 * Runs in the page: how wide the cover's photo is drawn, with what its frame cuts off, and how wide its `sizes` says it is,
 * in CSS pixels; null without a photo.
 */
export async function measurePhoto(): Promise<{ drawn: number; said: number } | null> {
  const image = document.querySelector<HTMLImageElement>('header img')
  if (!image) return null
  // On another screen the browser may fetch another of the photo's files.
  if (!image.complete || image.naturalWidth === 0)
    await new Promise((resolve) => image.addEventListener('load', resolve, { once: true }))
  const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image
  // `object-fit: cover`: what hangs over is drawn as well.
  const scale = Math.max(clientWidth / naturalWidth, clientHeight / naturalHeight)
  const size = image.sizes.split(', ').find((one) => {
    const [, condition] = /^(\(.*\)) /.exec(one) ?? []
    return !condition || matchMedia(condition).matches
  })
  const share = Number.parseFloat(size?.split(' ').at(-1) ?? '') / 100
  return { drawn: naturalWidth * scale, said: share * innerWidth }
}
