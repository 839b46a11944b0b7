import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { database } from './database.ts'
import { prepared } from './prepared.ts'

testApp()

test('a prepared query is answered after a migration has changed the type of its column', async () => {
  const knex = database()
  await knex.schema.createTable('letters', (table) => table.integer('written'))
  await knex('letters').insert({ written: 3 })
  const find = prepared<{ written: unknown }>('select written from letters where $1 <> written::text')
  const everyConnection = () => Promise.all(Array.from({ length: 20 }, () => find('x')))
  for (const rows of await everyConnection()) expect(rows).toEqual([{ written: 3 }])
  await knex.raw('alter table letters alter column written type text')
  for (const rows of await everyConnection()) expect(rows).toEqual([{ written: '3' }])
})
