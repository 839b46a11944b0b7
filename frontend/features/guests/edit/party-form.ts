import { emptyParty, type Party, partyKeys } from '../../../../domain/party/party-fields.ts'

type PartyForm = { [K in keyof Party]: NonNullable<Party[K]> }

/** A party as its form shows it: '' where nothing is stored. */
export const partyFormOf = (party: Party): PartyForm =>
  Object.fromEntries(partyKeys.map((key) => [key, party[key] ?? ''])) as PartyForm

export const blankPartyForm = partyFormOf(emptyParty)
