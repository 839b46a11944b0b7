import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import type { OwnedGuest } from '../../../../domain/calls/guests.ts'
import { removeGuests, restoreGuests } from '../../../../domain/calls/removed-guests.ts'
import { api, failureText } from '../../../lib/api.ts'
import { countText } from '../../../lib/count-text.ts'
import { dismissToast, isShown, toast } from '../../../ui/use-toasts.ts'
import { refreshRemoved } from '../history/use-removed-guests.ts'
import type { useGuests } from '../use-guests.ts'

/** Milliseconds in which a removal can be undone from its toast; from the history longer. */
const undoFor = 10_000

type List = Pick<ReturnType<typeof useGuests>, 'putAll' | 'dropAll'>
/** What the toast that is shown would bring back. */
let undoable: { toastId: number; eventId: string; guests: readonly OwnedGuest[]; undo: () => void } | null =
  null

/** Undoes the newest removal while its toast is shown; answers whether there was one. */
export function undoRemoval(eventId: string): boolean {
  if (undoable?.eventId !== eventId || !isShown(undoable.toastId)) return false
  undoable.undo()
  return true
}

/**
 * Removes guests: at once on the screen, with an undo for ten seconds in a toast. Removals that follow one another in
 * that time are undone together.
 */
export function useRemoveGuests(eventId: string, { putAll, dropAll }: List) {
  const { mutate } = useSWRConfig()

  const restore = useCallback(
    async (guests: readonly OwnedGuest[]) => {
      if (undoable) dismissToast(undoable.toastId)
      undoable = null
      const params = { eventId }
      try {
        await api.send(restoreGuests, { params, payload: { guestIds: guests.map(({ id }) => id) } })
        // The messages of those who are back follow by SSE.
        putAll(guests)
        toast({
          title: 'Recuperado',
          description: namesOf(guests, 'vuelve a estar en tu lista', 'vuelven a estar en tu lista'),
        })
      } catch (error) {
        toast({
          title: 'No se ha podido deshacer',
          description: `${failureText(error)} Los encontrarás en el historial.`,
          tone: 'destructive',
          action: { label: 'Volver a intentarlo', onPress: () => void restore(guests) },
        })
      }
      void refreshRemoved(mutate, eventId)
    },
    [eventId, mutate, putAll],
  )

  return useCallback(
    async (guests: readonly OwnedGuest[]) => {
      const ids = guests.map(({ id }) => id)
      dropAll(new Set(ids))
      try {
        await api.send(removeGuests, { params: { eventId }, payload: { guestIds: ids } })
      } catch (error) {
        putAll(guests)
        toast({ title: 'No se ha eliminado', description: failureText(error), tone: 'destructive' })
        return
      }
      const before = undoable?.eventId === eventId && isShown(undoable.toastId) ? undoable.guests : []
      const all = [...before, ...guests]
      const undo = () => void restore(all)
      const toastId = toast({
        title:
          all.length === 1
            ? 'Invitado eliminado'
            : `${countText(all.length, 'invitado eliminado', 'invitados eliminados')}`,
        description: namesOf(
          all,
          'ya no está en tu lista y su enlace no funciona',
          'ya no están en tu lista y sus enlaces no funcionan',
        ),
        duration: undoFor,
        action: { label: 'Deshacer', onPress: undo },
      })
      undoable = { toastId, eventId, guests: all, undo }
      void refreshRemoved(mutate, eventId)
    },
    [eventId, dropAll, putAll, restore, mutate],
  )
}

/** 'Ana y Luis ya no están…', of more than two how many. */
function namesOf(guests: readonly OwnedGuest[], one: string, many: string): string {
  const names = guests.map(({ name }) => name)
  if (names.length === 1) return `${names[0]} ${one}.`
  const who = names.length === 2 ? names.join(' y ') : `${names[0]} y ${names.length - 1} más`
  return `${who} ${many}.`
}
