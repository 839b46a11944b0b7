import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { calls as generated } from '../fuzz/calls.ts'
import { servedCalls } from '../served-calls.ts'
import { client } from '../testing/client.ts'
import { testApp } from '../testing/test-app.ts'
import { allCalls } from './all-calls.ts'
import { describeCalls } from './describe-calls.ts'

const app = testApp()
const written = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8')

test('docs/openapi.json is what the calls give: npm run openapi writes it', () => {
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(describeCalls())))
})

test('docs/openapi.json is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(JSON.parse(written))
  expect(result).toMatchObject({ valid: true })
})

test('every call of domain/calls/ is served, described and has a generator of requests', () => {
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
  const described = allCalls.map(({ call }) => nameOf(call)).sort()
  expect(described).toEqual(servedCalls().map(nameOf).sort())
  expect(described.filter((name) => !(name in generated))).toEqual([])
})

test('the document is served', async () => {
  const response = await client(() => app.url).get('/api/openapi.json')
  expect(response.status).toBe(200)
  expect(response.json).toEqual(JSON.parse(written))
})
