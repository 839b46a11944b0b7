/**
 * Keeps the page true: on every change the same address is read again and the parts marked `data-live` that differ
 * are put in. Buttons with `data-call` speak to the control API.
 */
export const script = `
const note = (text) => {
  const box = Object.assign(document.createElement('p'), { className: 'note', textContent: text })
  box.setAttribute('role', 'status'); document.body.append(box); setTimeout(() => box.remove(), 4000)
}
// What was shown first stays shown when something newer arrives.
const address = document.querySelector('[data-address]')?.dataset.address ?? location.href
let reading = false, again = false
async function refresh() {
  if (reading) { again = true; return }
  reading = true
  try {
    const fresh = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html')
    for (const part of document.querySelectorAll('[data-live]')) {
      const next = fresh.getElementById(part.id)
      if (!next) return location.reload()
      if (next.innerHTML !== part.innerHTML && !part.contains(document.activeElement?.closest('input,select'))) {
        const focused = part.contains(document.activeElement) ? document.activeElement.dataset.key : null
        part.innerHTML = next.innerHTML
        if (focused) part.querySelector('[data-key="' + CSS.escape(focused) + '"]')?.focus()
      }
    }
  } catch {} finally { reading = false; if (again) { again = false; refresh() } }
}
new EventSource('/control/changes').addEventListener('changed', refresh)
async function call(method, path, body) {
  const response = await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: body === undefined ? undefined : JSON.stringify(body) })
  if (response.ok) return refresh()
  const answer = await response.json().catch(() => ({}))
  note(answer.error?.message ?? 'No se ha podido hacer')
}
document.addEventListener('click', (event) => {
  const button = event.target.closest('button')
  if (!button) return
  if (button.dataset.call) {
    const [method, path] = button.dataset.call.split(' ')
    const body = JSON.parse(button.dataset.body ?? '{}')
    const times = body.fault && document.getElementById('times')?.value
    if (times) body.times = Number(times)
    call(method, path, method === 'DELETE' ? undefined : body)
  }
  if (button.dataset.show) {
    for (const one of document.querySelectorAll('[data-show]')) one.classList.toggle('chosen', one === button)
    for (const pane of document.querySelectorAll('[data-pane]')) pane.hidden = pane.dataset.pane !== button.dataset.show.replace(/\\d+$/, '')
    const width = button.dataset.show.match(/\\d+$/)?.[0]
    if (width) document.querySelector('.stage').dataset.width = width
  }
})
document.addEventListener('change', (event) => {
  const { setting, provider } = event.target.dataset
  const value = event.target.value
  if (setting === 'limit') call('POST', '/control/limits', { provider, perSecond: value === '' ? null : Number(value) })
  if (setting === 'delay') call('POST', '/control/settings', { deliverAfterMs: Number(value) })
})
const talk = document.querySelector('.talk'); if (talk) talk.scrollTop = talk.scrollHeight
`
