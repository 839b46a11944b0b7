import { useEffect, useState } from 'react'
import type { ListSource } from '../list-source.ts'

/** Whether a text is a table or a list of names, more than a word or two that were copied. */
export const isList = (text: string): boolean => /[\t\n]/.test(text.trim())

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/**
 * Takes files that are dropped anywhere on the page, and what is pasted outside a field: a file, or a table as text.
 * `isOver` while a file is above the page.
 */
export function useListDrop(onFiles: (files: FileList) => void, onSource: (source: ListSource) => void) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent) => {
      // Else the browser would leave the page for the file.
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      if (event.dataTransfer?.files.length) onFiles(event.dataTransfer.files)
      else {
        const text = event.dataTransfer?.getData('text/plain') ?? ''
        if (isList(text)) onSource({ text })
      }
    }
    const paste = (event: ClipboardEvent) => {
      if (isTyping(event.target)) return
      const text = event.clipboardData?.getData('text/plain') ?? ''
      // A spreadsheet copies a picture of the cells beside their text.
      if (text.trim() !== '') onSource({ text })
      else if (event.clipboardData?.files.length) onFiles(event.clipboardData.files)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    addEventListener('paste', paste)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
      removeEventListener('paste', paste)
    }
  }, [onFiles, onSource])
  return isOver
}
