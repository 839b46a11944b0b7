/** What a person does who is about to answer, or to read with a keyboard. */
const signs = ['pointerdown', 'keydown', 'focusin', 'online'] as const
/** In ms: how long after loading a page that is never idle waits. */
const longest = 3_000

/**
 * Resolves at the first touch, key or focus, when the answer comes near the screen, or in the first idle moment after the
 * page and its pictures are loaded: whichever is first. Until then the answer is the server's form, which needs no script.
 */
export const answerWanted = (answer: Element): Promise<void> =>
  new Promise((resolve) => {
    const near = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && wanted(), {
      rootMargin: '50%',
    })
    const wanted = () => {
      near.disconnect()
      for (const sign of signs) removeEventListener(sign, wanted)
      resolve()
    }
    for (const sign of signs) addEventListener(sign, wanted, { passive: true })
    near.observe(answer)
    const rest = () =>
      // Safari has no idle callback.
      'requestIdleCallback' in window
        ? requestIdleCallback(wanted, { timeout: longest })
        : setTimeout(wanted, longest / 2)
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest, { once: true })
  })
