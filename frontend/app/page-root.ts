import { adoptInlineStyles } from './adopt-inline-styles.ts'

/** The root of the server's markup, and the data it was rendered with. */
export function pageRoot(): { root: HTMLElement; fallback: Record<string, unknown> } {
  const root = document.getElementById('root')
  const data = document.getElementById('page-data')
  if (!root || !data?.textContent) throw new Error('the page came without its root or its data')
  adoptInlineStyles(root)
  return { root, fallback: JSON.parse(data.textContent) }
}
