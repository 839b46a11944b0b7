/**
 * Restores the inline styles of a root's server-rendered elements. The page has them as rules of one style element,
 * which may hold others, because the content security policy forbids style attributes; from now on React manages them.
 */
export function adoptInlineStyles(root: HTMLElement): void {
  const lifted = document.getElementById('inline-styles') as HTMLStyleElement | null
  const values = new Map<string, string>()
  for (const rule of lifted?.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue
    const { selectorText, style } = rule
    const [, number = ''] = /\[data-style="(\d+)"\]/.exec(selectorText) ?? []
    values.set(number, style.cssText)
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = values.get(element.dataset.style ?? '') ?? ''
    // The rule is stronger than a class, and React may take the style away.
    delete element.dataset.style
  }
}
