const address = '#confirmar'

/**
 * Opens a guest's answer over the page when a link to it is pressed, before any of the page's other script has come:
 * the answer's own `<dialog>`, which otherwise stands open in the page, becomes a modal one. Escape, the browser's
 * 'back', its close button and a press beside it put it back in its place, with all that was typed. Without this the
 * link leads to the answer in the page.
 */
export function opensAnswer(): void {
  addEventListener('click', (click) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = click
    if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey || altKey) return
    const dialog = document.querySelector<HTMLDialogElement>(`${address} > dialog`)
    // A browser without modal dialogs follows the link.
    if (!dialog?.showModal || !CSS.supports('selector(:modal)')) return
    if (target.closest(`a[href="${address}"]`)) {
      click.preventDefault()
      open(dialog)
    } else if (target.closest('.shut') || (target === dialog && isBeside(dialog, click))) {
      if (dialog.matches(':modal')) dialog.close()
    }
  })
  addEventListener('popstate', () => document.querySelector<HTMLDialogElement>('dialog:modal')?.close())
  hideBarBesideAnswer()
}

function open(dialog: HTMLDialogElement): void {
  const place = dialog.parentElement
  if (!place || dialog.matches(':modal')) return
  // The page keeps its length, and so its scroll position.
  place.style.minHeight = `${place.offsetHeight}px`
  dialog.addEventListener(
    'close',
    () => {
      dialog.setAttribute('open', '')
      place.style.minHeight = ''
      if (history.state?.answering) history.back()
    },
    { once: true },
  )
  dialog.removeAttribute('open')
  dialog.showModal()
  dialog.scrollTop = 0
  // Not a field: on a phone its keyboard would cover the question.
  dialog.querySelector<HTMLElement>('h2')?.focus()
  history.pushState({ answering: true }, '', address)
}

const isBeside = (dialog: HTMLDialogElement, { clientX, clientY }: MouseEvent): boolean => {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** The bar at the screen's bottom goes while the answer itself is on the screen. */
function hideBarBesideAnswer(): void {
  const bar = document.querySelector('.answer-bar')
  const answer = document.querySelector(address)
  if (!bar || !answer) return
  new IntersectionObserver(([entry]) => bar.toggleAttribute('data-away', entry?.isIntersecting)).observe(
    answer,
  )
}
