import { expect, test } from 'vitest'
import { busListCsv } from './bus-list.ts'

test('the list for the bus company has a line for each person and trip, and runs no formula', () => {
  const trip = {
    id: 'o',
    direction: 'out',
    stop: 'Plaza Mayor',
    time: '17:30',
    seats: 50,
    people: 2,
  } as const
  const riders = [
    { guestId: 'a', name: 'Ana', party: 'Ana y Luis', phone: '+34600100200' },
    { guestId: 'a', name: '=1+1', party: 'Ana y Luis', phone: null },
  ]
  expect(busListCsv([{ ...trip, riders }])).toBe(
    [
      '\ufeffTrayecto;Nombre;Invitación;Teléfono',
      'Ida 17:30 · Plaza Mayor;Ana;Ana y Luis;+34600100200',
      `Ida 17:30 · Plaza Mayor;"'=1+1";Ana y Luis;`,
      '',
    ].join('\r\n'),
  )
})
