import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { client } from '../../testing/client.ts'
import { anEvent, anOwner, signIn } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { importFile, previewList } from '../../testing/upload-list.ts'
import { exportGuests } from '../export-guests.ts'
import { Guest } from '../guest.ts'
import { aWorkbook } from '../spreadsheet/a-workbook.ts'
import { streamGuestList } from '../spreadsheet/stream-guest-list.ts'
import { streamGuestListCsv } from '../spreadsheet/stream-guest-list-csv.ts'

const app = testApp()
const couple = client(() => app.url)
let accountId = ''

beforeAll(async () => {
  const owner = await anOwner()
  accountId = owner.accountId
  await signIn(couple, owner.email)
})

const list = [
  ['Nombre', 'Acompañantes', 'Teléfono', 'Email', 'Plazas', 'Grupo', 'Notas'],
  ['Luis García', 'Rosa Peña y Leo (niño)', '612345678', 'luis@correo.example', 4, 'Amigos', 'Mesa 3'],
  ['Familia Ruiz', '', '', 'ruiz@correo.example', 4, 'Familia', ''],
  ['Ana y Eva', '', '+33612345678', '', 2, 'Amigos', ''],
  ['Pau', '', '', '', 1, 'Trabajo', ''],
]

test.each([
  ['xlsx', streamGuestList],
  ['csv', streamGuestListCsv],
] as const)(
  'a list that was exported as %s and comes back is no difference, answers included',
  async (kind, write) => {
    const event = await anEvent({ accountId })
    const { json } = await importFile(couple, event.id, await aWorkbook(list))
    expect(json.imported).toBe(4)
    await Guest.query()
      .where({ eventId: event.id })
      .patch({
        status: 'confirmed',
        confirmedGuests: 1,
        guestNames: ['Luis García'],
        needsBusTransport: true,
        busComments: 'Vuelta a las 2',
        comments: '¡Allí estaremos!',
      })
    const ida = { id: 'o', direction: 'out', stop: 'Plaza Mayor', time: '17:30', seats: null } as const
    const out = new PassThrough()
    const [bytes] = await Promise.all([
      buffer(out),
      write(exportGuests(event.id, event.slug), { menus: ['Carne', 'Pescado'], busTrips: [ida] }, out),
    ])
    const look = await previewList(couple, event.id, bytes, { name: `invitados.${kind}` })
    expect(look.json.difference).toMatchObject({ added: 0, unchanged: 4, changed: [], gone: [] })
    expect(look.json.problems).toEqual([])
  },
)
