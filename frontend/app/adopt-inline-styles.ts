/**
 * Restores the inline styles of server-rendered elements. The page has them as rules of one style element, because the
 * content security policy forbids style attributes; from now on React manages them.
 */
export function adoptInlineStyles(root: HTMLElement): void {
  const lifted = document.getElementById('inline-styles') as HTMLStyleElement | null
  for (const rule of lifted?.sheet?.cssRules ?? []) {
    const { selectorText, style } = rule as CSSStyleRule
    for (const element of root.querySelectorAll<HTMLElement>(selectorText.slice(selectorText.indexOf('['))))
      element.style.cssText = style.cssText
  }
  lifted?.remove()
}
