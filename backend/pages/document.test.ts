import { expect, test } from 'vitest'
import { documentOf } from './document.ts'

const assets = { entry: '/assets/entry.js', modules: [], stylesheets: [] }
const page = {
  status: 200,
  markup: '<main>Hola</main>',
  styles: '',
  head: { title: 'Ana & "Luis"', path: '/ana' },
  fonts: [],
  inlineScripts: [],
  files: ['frontend/pages/x.tsx'],
  entry: 'frontend/entry-client.tsx',
}

test('no text of an event can close the script element that carries the data', () => {
  const html = documentOf(
    page,
    { '/api/x': '</script><script>alert(1)</script>' },
    assets,
    'https://velada.example',
  )
  expect(html).not.toContain('</script><script>alert')
  const [, data = ''] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? []
  expect(JSON.parse(data)).toEqual({ '/api/x': '</script><script>alert(1)</script>' })
})

test('a page with an address of its own is canonical there, in Spanish of Spain', () => {
  const html = documentOf(page, {}, assets, 'https://velada.example')
  expect(html).toContain('<title>Ana &amp; &quot;Luis&quot;</title>')
  expect(html).toContain('<link rel="canonical" href="https://velada.example/ana">')
  expect(html).toContain('hreflang="es-ES"')
})

test('a page without one is kept out of search engines', () => {
  const html = documentOf({ ...page, head: { title: 'Invitación' } }, {}, assets, 'https://velada.example')
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('canonical')
})
