import { beforeEach, expect, test } from 'vitest'
import { isShown, toast, useToasts } from './use-toasts.ts'

beforeEach(() => useToasts.setState({ toast: null, kept: null }))
const undo = { label: 'Deshacer', onPress: () => {} }
const titles = () => {
  const { toast: newest, kept } = useToasts.getState()
  return [newest, kept].map((one) => (one?.open ? one.title : null))
}

test('a new toast replaces the one before', () => {
  toast({ title: 'Guardado' })
  toast({ title: 'Enlace copiado' })
  expect(titles()).toEqual(['Enlace copiado', null])
})

test('an undo stays while other toasts come and go, and leaves by itself', () => {
  const removed = toast({ title: 'Invitado eliminado', action: undo })
  toast({ title: 'Enlace copiado' })
  toast({ title: 'Archivo descargado' })
  expect(titles()).toEqual(['Archivo descargado', 'Invitado eliminado'])
  expect(isShown(removed)).toBe(true)
  useToasts.getState().dismiss(removed)
  expect(titles()).toEqual(['Archivo descargado', null])
  expect(isShown(removed)).toBe(false)
})

test('a new button takes the place of the one before', () => {
  toast({ title: 'Invitado eliminado', action: undo })
  toast({ title: '2 invitados eliminados', action: undo })
  expect(titles()).toEqual(['2 invitados eliminados', null])
})
