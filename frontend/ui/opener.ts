const passing = '[role=menu], [role=dialog], [role=alertdialog]'
let opener: HTMLElement | null = null

/** Remembers the opener of a dialog: `element`, else the focused element, unless it will be removed. */
export function noteOpener(element: Element | null = document.activeElement): void {
  if (element instanceof HTMLElement && element !== document.body && !element.closest(passing))
    opener = element
}

/** Returns the focus to the opener of a dialog, also when it was a closed menu or dialog. */
export function returnFocus(closing: Event): void {
  if (!opener?.isConnected) return
  closing.preventDefault()
  opener.focus()
}
