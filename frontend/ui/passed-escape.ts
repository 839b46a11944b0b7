import type { KeyboardEvent } from 'react'

const passed = new WeakSet<Event>()

/** For a notice that lies over an open dialog: leaves Escape to the dialog. True when it did. */
export function passEscape(event: globalThis.KeyboardEvent): boolean {
  const has = (roles: string) => document.querySelector(roles) !== null
  if (!has('[role=dialog], [role=alertdialog]') || has('[role=menu], [role=listbox]')) return false
  event.preventDefault()
  passed.add(event)
  return true
}

/** For a dialog: closes it when a notice left Escape to it. Radix gives Escape to the layer that came last alone. */
export const onPassedEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape' && passed.has(event.nativeEvent)) close()
}
