import { useEffect } from 'react'

type Shortcuts = {
  onSearch: () => void
  onHelp: () => void
  /** Answers whether there was something to undo. */
  onUndo: () => boolean
}

/** The keys that work anywhere on the list's page, unless something is being typed or a dialog is open. */
export function useListShortcuts({ onSearch, onHelp, onUndo }: Shortcuts) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.defaultPrevented || event.altKey || target.closest('input, textarea, select, [role=dialog]'))
        if (!(target instanceof HTMLInputElement && target.type === 'checkbox')) return
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')) return
      const isMod = event.ctrlKey || event.metaKey
      if (event.key === '/' && !isMod) {
        event.preventDefault()
        onSearch()
      } else if (event.key === '?' && !isMod) {
        event.preventDefault()
        onHelp()
      } else if (event.key.toLowerCase() === 'z' && isMod && !event.shiftKey && onUndo())
        event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [onSearch, onHelp, onUndo])
}
