/** Runs in the page: the countdown at its widest, whatever the time of day. */
export function widenCountdown(): void {
  const widest = ['888', '23', '58']
  for (const [at, value] of document.querySelectorAll('.countdown .value').entries())
    value.textContent = widest[at] ?? ''
}
