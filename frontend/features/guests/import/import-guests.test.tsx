import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  findLastImport,
  importGuests,
  type LastImport,
  previewImport,
  undoImport,
} from '../../../../domain/calls/guest-import.ts'
import { anImportReport, aPreview, aReadParty } from '../../../testing/import-samples.ts'
import { Page } from '../../../testing/on-page.tsx'
import { anEvent, eventId } from '../../../testing/samples.ts'
import { disconnect, refuse, requests, respond } from '../../../testing/server.ts'
import { ImportGuests } from './import-guests.tsx'

const none: LastImport = { lastImport: null }
const file = new File(['Nombre\nAna\nLuis'], 'boda.csv', { type: 'text/csv' })
const rows = [aReadParty(2, 'Ana'), aReadParty(3, 'Luis')]

function open(lastImport: LastImport = none) {
  respond(findLastImport, () => lastImport)
  const unsaved: boolean[] = []
  render(
    <Page>
      <ImportGuests
        event={anEvent()}
        guestCount={0}
        guestsPath="?tab=guests"
        onUnsaved={(is) => void unsaved.push(is)}
        onChanged={() => {}}
      />
    </Page>,
  )
  return unsaved
}
const choose = (chosen = file) =>
  fireEvent.change(screen.getByLabelText('Archivo con la lista'), { target: { files: [chosen] } })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

test('a clear list is dropped and imported with one click; nothing is written before it', async () => {
  respond(previewImport, () => aPreview(rows))
  respond(importGuests, () => anImportReport({ imported: 2, people: 2 }))
  const unsaved = open()
  fireEvent.drop(window, { dataTransfer: { files: [file] } })
  const button = await screen.findByRole('button', { name: 'Importar 2 invitaciones' })
  await waitFor(() => expect(unsaved.at(-1)).toBe(true))
  expect(document.activeElement?.textContent).toBe('Así quedará tu lista')
  expect(requests.filter((line) => line.endsWith('/guests/import'))).toEqual([])
  fireEvent.click(button)
  await screen.findByText('2 invitaciones importadas')
  // Told after the picture, which the test may see first.
  await waitFor(() => expect(unsaved.at(-1)).toBe(false))
})

test('a table is pasted anywhere in the tab, and into the field', async () => {
  respond(previewImport, ({ form }) =>
    aPreview([aReadParty(1, String(form.get('text')).split('\t')[0] ?? '')]),
  )
  open()
  fireEvent.paste(document.body, { clipboardData: { getData: () => 'Ana\t600111222', files: [] } })
  await screen.findByText('Lista pegada')
  await press('Elegir otro archivo')
  const field = await screen.findByLabelText('Pega aquí tu lista')
  fireEvent.change(field, { target: { value: 'Eva Sol' } })
  await press('Ver cómo queda')
  await screen.findByText('Lista pegada')
})

test('a photo is not sent: the sentence says how to save the list', async () => {
  open()
  choose(new File(['x'], 'lista.jpg', { type: 'image/jpeg' }))
  await screen.findByText(/De una foto no podemos leer la lista/)
  expect(requests.filter((line) => line.startsWith('POST'))).toEqual([])
})

test('a list that cannot be read leads back to choosing, and says why', async () => {
  refuse(previewImport, 'spreadsheet-encrypted')
  open()
  choose()
  await screen.findByText('No hemos podido leer boda.csv')
  screen.getByText(/protegido con contraseña/)
})

test('the first question has the focus', async () => {
  const question = {
    key: 'country',
    text: '¿De qué país son los teléfonos?',
    options: [
      { value: 'ES', label: 'España' },
      { value: 'MX', label: 'México' },
    ],
    chosen: 'MX',
  }
  const problems = [{ kind: 'question' as const, message: '12 teléfonos sin prefijo', rows: [], question }]
  respond(previewImport, () => aPreview(rows, { problems }))
  open()
  choose()
  const radio = await screen.findByRole('radio', { name: 'México' })
  await waitFor(() => expect(document.activeElement).toBe(radio))
})

test('a refused import writes nothing, and the look stays', async () => {
  respond(previewImport, () => aPreview(rows))
  refuse(importGuests, 'list-full')
  open()
  choose()
  await press('Importar 2 invitaciones')
  await screen.findByText('No se ha importado ningún invitado')
  screen.getByRole('button', { name: 'Importar 2 invitaciones' })
})

test('an import whose connection broke is looked at again: what came in is there already', async () => {
  respond(previewImport, () => aPreview(rows))
  disconnect(importGuests)
  open()
  choose()
  await press('Importar 2 invitaciones')
  await screen.findByText('La conexión se ha cortado mientras importábamos')
  respond(previewImport, () =>
    aPreview(rows, { difference: { added: 0, unchanged: 2, changed: [], gone: [], listVersion: 1 } }),
  )
  await press('Volver a mirar')
  await screen.findByRole('button', { name: 'No hay nada nuevo que importar' })
})

test('an import is undone with one click, and who stayed is said by name', async () => {
  respond(previewImport, () => aPreview(rows))
  respond(importGuests, () => anImportReport({ imported: 2, people: 2 }))
  respond(undoImport, () => ({
    removed: 1,
    restored: 0,
    kept: [{ name: 'Luis', reason: 'Ya ha respondido' }],
  }))
  open()
  choose()
  await press('Importar 2 invitaciones')
  await press('Deshacer importación')
  await screen.findByText('Importación deshecha: 1 invitación quitada')
  within(screen.getByRole('region', { name: 'Se han quedado' })).getByText('Luis')
  expect(requests).toContain(`DELETE /api/events/${eventId}/guests/imports/import-1`)
})

test('the last import can be undone from the tab later, and a refusal says why', async () => {
  const lastImport = {
    importId: 'i7',
    importedAt: '2026-01-02T10:00:00.000Z',
    imported: 66,
    updated: 0,
    removed: 0,
  }
  open({ lastImport })
  await screen.findByText(/Última importación, .*: 66 invitaciones nuevas\./)
  refuse(undoImport, 'import-too-old')
  await press('Deshacer importación')
  await screen.findByText('No se ha podido deshacer')
  respond(undoImport, () => ({ removed: 66, restored: 0, kept: [] }))
  await press('Deshacer importación')
  await screen.findByText('Importación deshecha: 66 invitaciones quitadas')
})
