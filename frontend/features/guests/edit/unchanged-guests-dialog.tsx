import type { SelectionChanged } from '../../../../domain/calls/guest-changes.ts'
import { countText } from '../../../lib/count-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Stack } from '../../../ui/layout.ts'

type Props = { kept: SelectionChanged; onClose: () => void }

/** Who of a selection stays as they were, and why. */
export function UnchangedGuestsDialog({ kept, onClose }: Props) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${countText(kept.refused, 'invitado se queda como estaba', 'invitados se quedan como estaban')}`}
    >
      <Stack as="ul" $gap={1}>
        {kept.refusals.map(({ id, name, reason }) => (
          <li key={id}>
            <strong>{name}.</strong> {reason}
          </li>
        ))}
      </Stack>
      {kept.refused > kept.refusals.length && <p>Y {kept.refused - kept.refusals.length} más.</p>}
      <DialogActions>
        <Button onClick={onClose}>Entendido</Button>
      </DialogActions>
    </Dialog>
  )
}
