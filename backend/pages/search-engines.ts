/**
 * robots.txt: public pages are allowed, personal ones are not. Invitations may be fetched, or shared links would have
 * no picture; each of them has `noindex`.
 */
export const robotsText = (publicUrl: string) => `User-agent: *
Disallow: /api/
Disallow: /dashboard/
Disallow: /checkout/
Disallow: /payment-success
Disallow: /verify-email
Disallow: /reset-password

Sitemap: ${publicUrl}/sitemap.xml
`

/** sitemap.xml of the given paths. */
export const siteMap = (
  publicUrl: string,
  paths: readonly string[],
) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${paths.map((path) => `<url><loc>${publicUrl}${path === '/' ? '/' : path}</loc></url>`).join('\n')}
</urlset>
`
