const passing = '[role=menu], [role=dialog], [role=alertdialog]'
let opener: HTMLElement | null = null

/** Notes who is opening something: `element`, else what has the focus, unless that will be gone when the dialog closes. */
export function noteOpener(element: Element | null = document.activeElement): void {
  if (element instanceof HTMLElement && element !== document.body && !element.closest(passing))
    opener = element
}

/** Gives the focus back to who opened a dialog, even by way of a menu or of another dialog, both gone by then. */
export function returnFocus(closing: Event): void {
  if (!opener?.isConnected) return
  closing.preventDefault()
  opener.focus()
}
