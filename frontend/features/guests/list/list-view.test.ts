import { expect, test } from 'vitest'
import { noFilter } from './filter-guests.ts'
import { type ListView, searchOf, viewOf } from './list-view.ts'
import { messageStates } from './message-state.ts'
import { missingKinds } from './missing.ts'
import { sortKeys } from './sort-guests.ts'

test('a link to a filter opens the same filter elsewhere, whatever it holds', () => {
  const view: ListView = {
    filter: {
      search: 'maría & josé + 1',
      status: 'pending',
      group: 'Amigos & familia',
      message: 'under-way',
      missing: 'contact',
      need: 'reminder',
    },
    sort: { key: 'answered', isDescending: true },
  }
  expect(viewOf(new URLSearchParams(searchOf(view).toString()))).toEqual(view)
  for (const message of messageStates)
    for (const missing of missingKinds)
      for (const key of sortKeys) {
        const one = { filter: { ...noFilter, message, missing }, sort: { key, isDescending: false } }
        expect(viewOf(searchOf(one))).toEqual(one)
      }
})

test('without a filter the address names the tab alone, and what it does not understand shows the whole list', () => {
  expect(searchOf({ filter: noFilter, sort: null }).toString()).toBe('tab=guests')
  const odd = new URLSearchParams('estado=raro&mensaje=&falta=1&lista=x&orden=--nombre&tab=guests')
  expect(viewOf(odd)).toEqual({ filter: noFilter, sort: null })
})
