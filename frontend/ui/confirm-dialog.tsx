import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from './button.tsx'
import { DialogActions } from './dialog.tsx'
import { noteOpener, returnFocus } from './opener.ts'
import { onPassedEscape } from './passed-escape.ts'
import { space } from './theme.ts'

const Veil = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.overlay};
  display: grid;
  place-items: center;
  padding: ${space(2)};
  background: rgb(26 26 26 / 0.42);
`
const Sheet = styled(Radix.Content)`
  display: grid;
  gap: ${space(2)};
  width: 100%;
  max-width: 460px;
  padding: ${space(4)};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.paper};
  box-shadow: ${({ theme }) => theme.shadow.float};
`
const Title = styled(Radix.Title)`font-size: ${({ theme }) => theme.size.displaySmall};`

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  /** The button's label: 'Borrar invitado', not 'Aceptar'. */
  confirmText: string
  cancelText?: string
  /** True when it destroys something. */
  danger?: boolean
  busy?: boolean
  onConfirm: () => void
}

/** Asks before something that cannot be undone; the caller closes it when the work is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmText, cancelText = 'Cancelar', danger, busy } = props
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Veil>
          <Sheet
            onOpenAutoFocus={() => noteOpener()}
            onCloseAutoFocus={returnFocus}
            onKeyDown={onPassedEscape(() => onOpenChange(false))}
          >
            <Title>{title}</Title>
            <Radix.Description>{description}</Radix.Description>
            <DialogActions>
              <Radix.Cancel asChild>
                <Button tone="quiet">{cancelText}</Button>
              </Radix.Cancel>
              <Button tone={danger ? 'danger' : 'primary'} busy={busy} onClick={props.onConfirm}>
                {confirmText}
              </Button>
            </DialogActions>
          </Sheet>
        </Veil>
      </Radix.Portal>
    </Radix.Root>
  )
}
