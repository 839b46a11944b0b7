import { CircleAlert, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import styled, { keyframes } from 'styled-components'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { passEscape } from './passed-escape.ts'
import { space } from './theme.ts'
import { type Shown, useToasts } from './use-toasts.ts'

const enter = keyframes`from { opacity: 0; transform: translateY(-8px); }`
const leave = keyframes`to { opacity: 0; }`

/** At the top: what one presses next (saving, adding, sending) stands below. */
const Viewport = styled(Radix.Viewport)`
  position: fixed;
  top: 0;
  right: 0;
  z-index: ${({ theme }) => theme.layer.toast};
  width: min(420px, 100vw);
  padding: ${space(2)};
  list-style: none;
  outline: none;
  display: grid;
  gap: ${space(1)};
`
const Slip = styled(Radix.Root)<{ $failed: boolean }>`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  padding: ${space(2)} ${space(0.5)} ${space(2)} ${space(2.5)};
  border: 1px solid ${({ theme }) => theme.color.mist};
  border-left: 3px solid ${({ theme, $failed }) => ($failed ? theme.color.wine : theme.color.accent)};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  box-shadow: ${({ theme }) => theme.shadow.float};
  &[data-state='open'] { animation: ${enter} 200ms ease-out; }
  &[data-state='closed'] { animation: ${leave} 150ms ease-out; }
  &[data-swipe='move'] { transform: translateX(var(--radix-toast-swipe-move-x)); }
  &[data-swipe='cancel'] { transform: none; transition: transform ${({ theme }) => theme.motion.fast}; }
  &[data-swipe='end'] { animation: ${leave} 150ms ease-out; }
  & > button { margin-top: -8px; }
`
const Title = styled(Radix.Title)`
  display: flex;
  gap: ${space(1)};
  align-items: center;
  font-weight: 500;
  & > svg { color: ${({ theme }) => theme.color.wine}; }
`
const Description = styled(Radix.Description)`
  margin-top: 2px;
  color: ${({ theme }) => theme.color.inkSoft};
  overflow-wrap: anywhere;
`

const Act = styled(Button)`margin-top: ${space(1.5)};`

/** The toasts: swipe right 50 px to dismiss, F8 to focus them. */
export function Toaster() {
  const { toast, kept } = useToasts()
  return (
    <Radix.Provider label="Aviso" duration={5000} swipeDirection="right" swipeThreshold={50}>
      {[toast, kept].map((shown) => shown && <OneToast key={shown.id} toast={shown} />)}
      <Viewport hotkey={['F8']} label="Avisos ({hotkey})" />
    </Radix.Provider>
  )
}

function OneToast({ toast }: { toast: Shown }) {
  const dismiss = useToasts((store) => store.dismiss)
  const failed = toast.tone === 'destructive'
  return (
    <Slip
      open={toast.open}
      onOpenChange={(open) => !open && dismiss(toast.id)}
      duration={toast.duration}
      onEscapeKeyDown={passEscape}
      type={failed ? 'foreground' : 'background'}
      $failed={failed}
    >
      <div>
        <Title>
          {failed && <CircleAlert size={18} aria-hidden="true" />}
          {toast.title}
        </Title>
        {toast.description && <Description>{toast.description}</Description>}
        {toast.action && (
          <Radix.Action asChild altText={`${toast.action.label}: pulsa F8 para llegar al aviso`}>
            <Act tone="secondary" small onClick={toast.action.onPress}>
              {toast.action.label}
            </Act>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label="Cerrar aviso">
          <X aria-hidden="true" />
        </IconButton>
      </Radix.Close>
    </Slip>
  )
}
