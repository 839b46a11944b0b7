import type { KeyboardEvent } from 'react'

const passed = new WeakSet<Event>()

/** For a toast above an open dialog: passes Escape to the dialog. True when it did. */
export function passEscape(event: globalThis.KeyboardEvent): boolean {
  const has = (roles: string) => document.querySelector(roles) !== null
  if (!has('[role=dialog], [role=alertdialog]') || has('[role=menu], [role=listbox]')) return false
  event.preventDefault()
  passed.add(event)
  return true
}

/** For a dialog: closes it when a toast passed Escape on. Radix sends Escape only to the top layer. */
export const onPassedEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape' && passed.has(event.nativeEvent)) close()
}
