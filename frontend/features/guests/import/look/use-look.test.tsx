import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { previewImport } from '../../../../../domain/calls/guest-import.ts'
import type { ListEdits } from '../../../../../domain/party/import/list-choices.ts'
import { ApiError, failureText } from '../../../../lib/api.ts'
import { aPreview, aReadParty } from '../../../../testing/import-samples.ts'
import { onPage } from '../../../../testing/on-page.tsx'
import { eventId } from '../../../../testing/samples.ts'
import { disconnect, hold, refuse, requests, respond } from '../../../../testing/server.ts'
import { withCountry, withField } from './choices.ts'
import { useLook } from './use-look.ts'

const source = { file: new File(['Nombre\nAna'], 'boda.csv', { type: 'text/csv' }) }
const ana = aReadParty(2, 'Ana')
const looking = () => onPage(() => useLook(eventId, source)).result
const editsIn = (form: FormData) => JSON.parse(String(form.get('edits'))) as ListEdits

/** A server that reads the phones by the country that was chosen. */
const readingPhones = () =>
  respond(previewImport, ({ form }) => {
    const { country = 'ES' } = editsIn(form)
    return aPreview([{ ...ana, phone: country === 'ES' ? '+34600111222' : `phone of ${country}` }], {
      country,
    })
  })

test('a list is sent with what was chosen, and shown as it would come in', async () => {
  const sent: FormData[] = []
  respond(previewImport, ({ form }) => {
    sent.push(form)
    return aPreview([ana])
  })
  const result = looking()
  expect(result.current).toMatchObject({ preview: null, isLooking: true, failure: null })
  await waitFor(() => expect(result.current.preview?.rows).toEqual([ana]))
  expect(result.current.isLooking).toBe(false)
  act(() => result.current.change((before) => withField(before, { sheet: 'Lista', index: 1 }, 'notes')))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.get('file')).toMatchObject({ name: 'boda.csv' })
  expect(JSON.parse(String(sent[1]?.get('mapping')))).toEqual([{ sheet: 'Lista', index: 1, field: 'notes' }])
})

test('a pasted table is sent as text', async () => {
  respond(previewImport, ({ form }) => aPreview([aReadParty(1, String(form.get('text')))]))
  const pasted = { text: 'Ana\tLuis' }
  const { result } = onPage(() => useLook(eventId, pasted))
  await waitFor(() => expect(result.current.preview?.rows[0]?.name).toBe('Ana\tLuis'))
})

test('what is shown stays while a change is looked at, and the newest change wins', async () => {
  readingPhones()
  const result = looking()
  await waitFor(() => expect(result.current.preview).not.toBeNull())
  const slow = hold(previewImport, ({ form }) => aPreview([ana], { country: editsIn(form).country ?? null }))
  act(() => result.current.change((before) => withCountry(before, 'MX')))
  expect(result.current).toMatchObject({ isLooking: true, preview: { country: 'ES' } })
  await waitFor(() => expect(requests).toHaveLength(2))
  readingPhones()
  act(() => result.current.change((before) => withCountry(before, 'PT')))
  await waitFor(() => expect(result.current.preview?.country).toBe('PT'))
  slow.release()
  await waitFor(() => expect(result.current.isLooking).toBe(false))
  expect(result.current.preview?.country).toBe('PT')
})

test('changes one after the other are looked at once', async () => {
  readingPhones()
  const result = looking()
  await waitFor(() => expect(result.current.preview).not.toBeNull())
  for (const code of ['M', 'MX', 'PT'])
    act(() => result.current.change((before) => withCountry(before, code)))
  await waitFor(() => expect(result.current.preview?.country).toBe('PT'))
  expect(requests).toHaveLength(2)
})

test('a list that cannot be read says why', async () => {
  refuse(previewImport, 'spreadsheet-encrypted')
  const result = looking()
  await waitFor(() => expect(result.current.failure).toBeInstanceOf(ApiError))
  expect(failureText(result.current.failure)).toContain('contraseña')
  expect(result.current).toMatchObject({ preview: null, isLooking: false })
})

test('without a connection nothing is lost: what was shown and chosen stays, and it is tried again', async () => {
  readingPhones()
  const result = looking()
  await waitFor(() => expect(result.current.preview).not.toBeNull())
  disconnect(previewImport)
  act(() => result.current.change((before) => withCountry(before, 'MX')))
  await waitFor(() => expect(result.current.failure).not.toBeNull())
  expect(failureText(result.current.failure)).toContain('No hay conexión')
  expect(result.current).toMatchObject({ preview: { country: 'ES' }, isLooking: false })
  readingPhones()
  act(() => result.current.again())
  expect(result.current).toMatchObject({ isLooking: true, failure: null })
  await waitFor(() => expect(result.current.preview?.country).toBe('MX'))
})
