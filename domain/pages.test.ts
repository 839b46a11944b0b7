import { expect, test } from 'vitest'
import { pageKeyOf, pageKeys, pageOf, pages } from './pages.ts'

test('every page is found by its own address, whatever its parameters', () => {
  const addressed = pageKeys.filter((key) => key !== 'notFound')
  for (const key of addressed) expect(pageKeyOf(pages[key].path)).toBe(key)
  expect(pageKeyOf('/dashboard/7')).toBe('dashboard')
})

test('an address that belongs to no page belongs to the 404', () => {
  for (const path of ['/nada', '/homeolder', '/faqs2', '/*']) expect(pageKeyOf(path)).toBe('notFound')
})

test('what looks like a secret address is treated as one: cut short, continued or in capitals', () => {
  for (const path of [
    '/invite',
    '/invite/ana-y-luis',
    '/INVITE/ana-y-luis/abc',
    '/invite/ana-y-luis/abc/more',
  ])
    expect(pageOf(path)).toMatchObject({ isSecret: true, search: 'noindex' })
})
