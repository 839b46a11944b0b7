import { type PageRecord, pageKeys, pages } from '../../domain/pages.ts'

const found = (search: PageRecord['search']) =>
  pageKeys.map((key) => pages[key]).filter((page) => page.search === search)

/** A path up to its first parameter. */
const fixedPart = (path: string) => path.split(':', 1)[0]

/**
 * robots.txt: public pages are allowed, personal ones are not. Invitations may be fetched, or shared links would have
 * no picture; each of them has `noindex`.
 */
export const robotsText = (publicUrl: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...found('disallowed').map(({ path }) => `Disallow: ${fixedPart(path)}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

/** sitemap.xml of the listed pages. */
export const siteMap = (publicUrl: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${found('listed')
  .map(({ path }) => `<url><loc>${publicUrl}${path}</loc></url>`)
  .join('\n')}
</urlset>
`
