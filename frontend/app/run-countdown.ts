import { timeLeft } from '../invitation/parts/time-left.ts'

/** Keeps the countdown of a guest's page true, to the minute; it goes with the last one. */
export function runCountdown(): void {
  const countdown = document.querySelector<HTMLElement>('.countdown[data-until]')
  if (!countdown) return
  const until = Number(countdown.dataset.until)
  const show = () => {
    const left = timeLeft(until, Date.now())
    if (!left) return countdown.remove()
    for (const [at, figure] of countdown.querySelectorAll('.figure').entries()) {
      const [value, unit] = left[at] ?? []
      const shown = [figure.querySelector('.value'), figure.querySelector('.unit')]
      for (const [part, text] of [value, unit].entries()) if (shown[part]) shown[part].textContent = `${text}`
    }
  }
  show()
  setInterval(show, 60_000)
}
