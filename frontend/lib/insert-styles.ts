/**
 * Adds rules to the page and returns a function that removes them. It uses the CSSOM: the content security policy only
 * allows style elements by hash, and the empty one is allowed.
 */
export function insertStyles(css: string): () => void {
  const element = document.head.appendChild(document.createElement('style'))
  // One rule around them all: `insertRule` takes one at a time.
  element.sheet?.insertRule(`@media all{${css}}`)
  return () => element.remove()
}
