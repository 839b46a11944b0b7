import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { emptyParty } from '../../../domain/party/party-fields.ts'
import { duplicateFinder } from './find-duplicates.ts'
import { readWholeList } from './read-whole-list.ts'

const read = (name: string) => readWholeList(readFileSync(join(import.meta.dirname, 'fixtures', name)), name)

describe('the lists people really have', () => {
  test('an untidy list gives its 60 parties, one duplicate and a reason for each bad row', async () => {
    const { rows, errors, warnings } = await read('lista-desordenada.xlsx')
    const { fresh, duplicates } = duplicateFinder([])(rows)
    expect(fresh).toHaveLength(60)
    expect(duplicates).toEqual([{ row: 68, name: 'Álvaro Ibáñez Alonso' }])
    expect(errors).toEqual([
      {
        row: 69,
        name: 'sin-nombre@correo.example',
        column: 'Nombre y apellidos',
        message: 'Falta el nombre',
      },
      {
        row: 70,
        name: 'Correo Malo',
        column: 'Correo electrónico',
        message: 'El email «esto no es un correo» no es válido',
      },
      { row: 71, name: 'Teléfono Malo', column: 'Móvil', message: 'El teléfono «12» no es válido' },
      {
        row: 72,
        name: 'Demasiados',
        column: 'Nº personas',
        message: 'El número de personas (40) pasa del máximo: 15 por invitación',
      },
      {
        row: 73,
        name: 'Cero Personas',
        column: 'Nº personas',
        message: 'El número de personas debe ser al menos 1',
      },
    ])
    expect(warnings).toEqual([])
    expect(fresh.map(({ name }) => name)).not.toContain('TOTAL')
    expect(fresh.find(({ row }) => row === 5)).toEqual({
      ...emptyParty,
      row: 5,
      name: 'Claudia Pérez Martín',
      group: 'Amigos',
      phone: '+34671006040',
      maxGuests: 2,
      notes: 'celíaca',
    })
    expect(fresh.find(({ row }) => row === 10)?.email).toBe('carlos.sanchez1005@boda.example')
    expect(fresh.find(({ row }) => row === 19)?.email).toBe('diego.lopez1014@mail.example')
    expect(fresh.reduce((sum, { maxGuests }) => sum + maxGuests, 0)).toBe(141)
  })

  test.each([
    ['lista-limpia-150.xlsx', 150],
    ['lista-antigua.xls', 80],
  ])('%s gives %i parties, and the second time as many duplicates', async (name, count) => {
    const { rows, errors } = await read(name)
    expect(errors).toEqual([])
    const first = duplicateFinder([])(rows)
    expect(first.fresh).toHaveLength(count)
    expect(first.duplicates).toEqual([])
    const again = duplicateFinder(first.fresh)(rows)
    expect(again.fresh).toEqual([])
    expect(again.duplicates).toHaveLength(count)
  })
})
