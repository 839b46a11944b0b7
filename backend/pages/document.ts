import type { RenderedPage } from '../../frontend/entry-server.tsx'
import type { PageAssets } from './built-assets.ts'
import { liftInlineStyles } from './lift-inline-styles.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}
/** Text as React writes it into markup. */
export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
/** JSON that is safe inside a script element. */
export const embedded = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/**
 * The HTML document around a rendered page: head, critical styles, data, scripts. Scripts load after fonts and
 * pictures, so that the page is readable before it is interactive.
 */
export function documentOf(
  page: RenderedPage,
  data: Record<string, unknown>,
  assets: PageAssets,
  publicUrl: string,
): string {
  const { markup, css } = liftInlineStyles(page.markup)
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${headTags(page, publicUrl)}
${page.fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`).join('')}
${assets.stylesheets.map((css) => `<link rel="stylesheet" href="${css}">`).join('')}
${page.inlineScripts.map((script) => `<script>${script}</script>`).join('')}
${withInlineStyles(page.styles, css)}
<script type="module" src="${assets.entry}" fetchpriority="low"></script>
${assets.modules.map((module) => `<link rel="modulepreload" href="${module}" fetchpriority="low">`).join('')}
</head>
<body><div id="root">${markup}</div>
<script type="application/json" id="page-data">${embedded(data)}</script>
</body>
</html>
`
}

/**
 * Styles of a head with those of its elements' attributes, which `adopt-inline-styles.ts` finds by their id. A guest's
 * page has its first styles in an element without attributes: they stand in it, since each element has a hash in the
 * headers.
 */
function withInlineStyles(styles: string, css: string): string {
  const [bare, own] = ['<style>', '<style id="inline-styles">']
  if (!css) return styles
  return styles.startsWith(bare) ? own + css + styles.slice(bare.length) : `${styles}${own}${css}</style>`
}

const housePicture = {
  path: '/icons/preview.png',
  alt: 'Una invitación de Velada, apoyada sobre la mesa',
  type: 'image/png',
} as const

const houseIcons =
  '<link rel="icon" href="/icons/favicon-32.png" sizes="32x32"><link rel="apple-touch-icon" href="/icons/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">'

function headTags({ head, entry }: RenderedPage, publicUrl: string): string {
  const { title, description, path, address, image = housePicture, jsonLd = [], ogType = 'website' } = head
  const meta = (name: string, content: string | undefined) =>
    content === undefined ? '' : `<meta name="${name}" content="${escaped(content)}">`
  const og = (property: string, content: string | undefined) =>
    content === undefined ? '' : `<meta property="og:${property}" content="${escaped(content)}">`
  const url = path === undefined ? undefined : publicUrl + path
  return [
    `<title>${escaped(title)}</title>`,
    meta('description', description),
    url
      ? `<link rel="canonical" href="${url}"><link rel="alternate" hreflang="es-ES" href="${url}"><link rel="alternate" hreflang="x-default" href="${url}">`
      : meta('robots', 'noindex'),
    og('type', ogType),
    og('site_name', 'Velada'),
    og('locale', 'es_ES'),
    og('title', title),
    og('description', description),
    og('url', url ?? (address && publicUrl + address)),
    og('image', new URL(image.path, publicUrl).href),
    og('image:type', image.type),
    og('image:width', '1200'),
    og('image:height', '630'),
    og('image:alt', image.alt),
    meta('twitter:card', 'summary_large_image'),
    meta('theme-color', '#FBF8F3'),
    // A browser that darkens pages would turn a couple's colours around, and some words would go.
    meta('color-scheme', 'only light'),
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    // A guest installs nothing, and every byte before the cover counts.
    entry === 'frontend/entry-invitation.tsx' ? '' : houseIcons,
    ...jsonLd.map((thing) => `<script type="application/ld+json">${embedded(thing)}</script>`),
  ]
    .filter(Boolean)
    .join('\n')
}
