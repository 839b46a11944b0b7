import * as v from 'valibot'
import { expect, test } from 'vitest'
import { EventForm, touchedOf } from './event-form.ts'

const blank = { coupleNames: 'Ana y Luis', eventDate: '2026-09-12', menus: [], busTrips: [] }

test('names are required and a hotel needs its name and a valid address', () => {
  const result = v.safeParse(EventForm, { ...blank, coupleNames: ' ', hotels: [{ name: '', url: 'hotel' }] })
  expect(result.issues?.map(({ message }) => message)).toEqual([
    'Los nombres de los novios son requeridos',
    'Nombre requerido',
    'URL válida requerida',
  ])
})

test('menus leave the form as the plain list that the server keeps', () => {
  const { menus } = v.parse(EventForm, { ...blank, menus: [{ name: ' Carne ' }, { name: 'Pescado' }] })
  expect(menus).toEqual(['Carne', 'Pescado'])
})

test('only what was touched is sent', () => {
  const changes = { coupleNames: 'Eva y Luis', eventDate: '2026-09-12', busInfo: '' }
  expect(touchedOf(changes, { coupleNames: true, eventDate: false })).toEqual({ coupleNames: 'Eva y Luis' })
})

test('the deadline stands before the event: said at its field before anything is sent', () => {
  const { issues } = v.safeParse(EventForm, { ...blank, rsvpDeadline: '2026-09-12' })
  expect(issues?.map(({ path, message }) => [path?.[0]?.key, message])).toEqual([
    ['rsvpDeadline', 'La fecha límite tiene que ser anterior a la fecha del evento'],
  ])
  expect(v.safeParse(EventForm, { ...blank, rsvpDeadline: '2026-09-11' }).success).toBe(true)
})

test('a trip’s seats leave the form as a number, or as no limit, and a wrong one is said at its field', () => {
  const trip = { direction: 'out', stop: 'Plaza Mayor', time: '17:30' } as const
  const { busTrips } = v.parse(EventForm, {
    ...blank,
    busTrips: [
      { ...trip, seats: '50' },
      { ...trip, id: '6f0e2a55-6f0f-4d19-b6f1-9d3f3c9f3a11', seats: ' ' },
    ],
  })
  expect(busTrips?.map(({ seats }) => seats)).toEqual([50, null])
  for (const seats of ['0', '2,5', 'muchas', '501']) {
    const { issues } = v.safeParse(EventForm, { ...blank, busTrips: [{ ...trip, seats }] })
    expect(issues?.map(({ message }) => message)).toEqual([
      'Entre 1 y 500 plazas, o en blanco si no hay límite',
    ])
  }
})
