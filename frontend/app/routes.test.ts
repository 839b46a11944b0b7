import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findRoute } from './find-route.ts'
import { routes } from './routes.ts'

test('every screen names a source that exists, so that its modules can be preloaded', () => {
  expect(routes.filter(({ file }) => !existsSync(file))).toEqual([])
})

test('an address that belongs to no screen belongs to the 404', () => {
  for (const path of ['/nada', '/dashboard', '/invite/slug', '/invite/slug/token/more'])
    expect(findRoute(path).path).toBe('*')
})

test('the dashboard, the checkout and the return from paying are only for who is signed in', () => {
  expect(routes.filter(({ access }) => access === 'session').map(({ path }) => path)).toEqual([
    '/dashboard/:eventId',
    '/checkout/:planType',
    '/payment-success',
  ])
})

test('a guest invitation is rendered by its own app and never listed for search engines', () => {
  const route = findRoute('/invite/ana-y-luis/preview')
  expect(route).toMatchObject({ access: 'link', search: 'noindex' })
})
