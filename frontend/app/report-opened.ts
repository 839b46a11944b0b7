const signsOfLife = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/**
 * Reports once that a person interacts with this guest's page, which bots do not. The page names the call's address; a
 * preview has none.
 */
export function reportOpened(): void {
  const address = document.querySelector<HTMLElement>('[data-opened]')?.dataset.opened
  if (!address) return
  const tell = () => {
    if (document.visibilityState !== 'visible') return
    for (const sign of signsOfLife) removeEventListener(sign, tell)
    fetch(address, { method: 'POST', keepalive: true }).catch(() => {})
  }
  for (const sign of signsOfLife) addEventListener(sign, tell, { passive: true })
}
