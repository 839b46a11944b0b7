import { adoptInlineStyles } from './adopt-inline-styles.ts'

/** A root of the server's markup, and the data it was rendered with; null where the page has no such root. */
export function pageRoot(id: 'root' | 'answer'): { root: HTMLElement; data: Record<string, unknown> } | null {
  const root = document.getElementById(id)
  const data = document.getElementById('page-data')
  if (!root || !data?.textContent) return null
  adoptInlineStyles(root)
  return { root, data: JSON.parse(data.textContent) }
}
