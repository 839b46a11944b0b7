import { parseDocument } from 'htmlparser2'
import { colourMixer } from './mixed-colours.ts'
import { olderStyles } from './older-styles.ts'

const styleElement = /(<style[^>]*>)([^<]*)(<\/style>)/g
const mixingAttribute = /="[^"<>]*color-mix\([^"<>]*"/g

/**
 * A guest's page for an older browser, to be read and answered without script: in styles that it knows, with photos that it
 * can open, and without the scripts, of which some would fail half-way.
 */
export function olderPage(html: string): string {
  const page = html
    .replace(/<script[^>]*>[^<]*<\/script>|<link rel="modulepreload"[^>]*>|<\/?noscript>/g, '')
    .replace(/(\/media\/[\w-]+)\/([\w-]+)\.webp/g, '$1/jpeg/$2.jpg')
  const styles = [...page.matchAll(styleElement)].map(([, , css]) => css).join('')
  const mix = colourMixer(styles)
  const elements = parseDocument(page)
  return page
    .replace(styleElement, (_, start, css, end) => start + olderStyles(mix(css), elements) + end)
    .replace(mixingAttribute, mix)
}
