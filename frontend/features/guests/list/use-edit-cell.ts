import { useCallback } from 'react'
import * as v from 'valibot'
import {
  changeGuest,
  findGuest,
  type GuestChanges,
  type OwnedGuest,
} from '../../../../domain/calls/guests.ts'
import { type PartyKey, partyFields } from '../../../../domain/party/party-fields.ts'
import { api, failureText } from '../../../lib/api.ts'
import { type Choice, type Conflict, saveChanges } from '../../../lib/save-changes.ts'
import { useQuestion } from '../../../lib/use-question.ts'
import { partyFormOf } from '../edit/party-form.ts'
import type { useGuests } from '../use-guests.ts'

/** Saves what was written in a cell; answers why not, null when it is saved. */
export type EditCell = (guest: OwnedGuest, key: PartyKey, text: string) => Promise<string | null>

type List = Pick<ReturnType<typeof useGuests>, 'put' | 'patch'>

/**
 * Edits one field of a party in its row: shown at once, and as it was when it could not be saved. `pending` is the
 * conflict with somebody who has changed the same meanwhile.
 */
export function useEditCell({ put, patch }: List) {
  const { pending, ask } = useQuestion<Conflict[], Choice>()
  const edit = useCallback<EditCell>(
    async (guest, key, text) => {
      const parsed = v.safeParse(partyFields[key].given, text)
      if (!parsed.success) return parsed.issues[0].message
      if (parsed.output === guest[key]) return null
      const only = new Set([guest.id])
      const params = { id: guest.id }
      patch(only, { [key]: parsed.output })
      const calls = {
        find: () => api.send(findGuest, { params }),
        save: (payload: GuestChanges) => api.send(changeGuest, { params, payload }),
      }
      try {
        const changes: GuestChanges = { [key]: parsed.output }
        const saved = await saveChanges(calls, { changes, was: partyFormOf(guest) }, partyFormOf, ask)
        if (saved) put(saved)
        else patch(only, { [key]: guest[key] })
        return saved ? null : 'Sin guardar: alguien lo ha cambiado mientras escribías.'
      } catch (error) {
        patch(only, { [key]: guest[key] })
        return failureText(error)
      }
    },
    [put, patch, ask],
  )
  return { edit, pending }
}
