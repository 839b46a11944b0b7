/**
 * Calls `act` once, `delay` ms from now or from the end of a press that lasts longer: what appears under a finger takes
 * its click. Returns what cancels it.
 */
export function whenNothingIsPressed(act: () => void, delay: number): () => void {
  let isPressed = false
  let isDue = false
  const come = () => {
    isDue = true
    if (isPressed) return
    cancel()
    act()
  }
  let timer = setTimeout(come, delay)
  const press = () => {
    isPressed = true
  }
  const release = () => {
    isPressed = false
    if (!isDue) return
    clearTimeout(timer)
    timer = setTimeout(come, delay)
  }
  const cancel = () => {
    clearTimeout(timer)
    removeEventListener('pointerdown', press)
    removeEventListener('pointerup', release)
    removeEventListener('pointercancel', release)
  }
  addEventListener('pointerdown', press)
  addEventListener('pointerup', release)
  addEventListener('pointercancel', release)
  return cancel
}
