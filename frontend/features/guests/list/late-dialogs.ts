import { latePart } from '../../../ui/late-part.tsx'

/** Milliseconds from the whole list to the code of its dialogs, for when the network is away. */
const restAfter = 1000

const dialogs = latePart(async () => (await import('./guest-dialogs.tsx')).GuestDialogs)

const conflict = latePart(async () => (await import('../../../ui/conflict-dialog.tsx')).ConflictDialog)
const help = latePart(async () => (await import('./shortcut-help.tsx')).ShortcutHelp)

const bar = latePart(async () => (await import('./selection-bar.tsx')).SelectionBar)

export const { Part: SelectionBar } = bar
export const { Part: ConflictDialog } = conflict
export const { Part: ShortcutHelp } = help
/** The dialogs of a guest; their code comes apart from the list. */
export const { Part: GuestDialogs } = dialogs

/** Fetches that code once the page is at rest. */
export function prepareGuestDialogs(): void {
  setTimeout(() => {
    for (const { prepare } of [dialogs, conflict, help, bar]) prepare()
  }, restAfter)
}
