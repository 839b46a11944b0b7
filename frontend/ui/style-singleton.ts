import { useInsertionEffect } from 'react'
import { insertStyles } from '../lib/insert-styles.ts'

/**
 * What Radix's dialogs and menus take from the package `react-style-singleton` to stop the page behind from scrolling.
 * That one writes a style element, which our content security policy refuses; `vite.config.ts` puts this in its place.
 */
export function styleSingleton() {
  let users = 0
  let remove: (() => void) | undefined

  return function Styles({ styles }: { styles: string }): null {
    useInsertionEffect(() => {
      if (users++ === 0) remove = insertStyles(styles)
      return () => {
        if (--users === 0) remove?.()
      }
    }, [styles])
    return null
  }
}
