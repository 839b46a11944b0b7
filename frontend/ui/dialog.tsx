import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { IconButton } from './icon-button.tsx'
import { noteOpener, returnFocus } from './opener.ts'
import { onPassedEscape } from './passed-escape.ts'
import { space } from './theme.ts'

const appear = keyframes`from { opacity: 0; }`
const rise = keyframes`from { opacity: 0; transform: translateY(12px); }`

export const Veil = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.overlay};
  display: grid;
  place-items: center;
  padding: ${space(2)};
  overflow-y: auto;
  background: rgb(26 26 26 / 0.42);
  animation: ${appear} ${({ theme }) => theme.motion.fast};
  ${({ theme }) => theme.media.phone} { place-items: end stretch; padding: ${space(6)} 0 0; }
`
const Sheet = styled(Radix.Content)<{ $wide: boolean }>`
  position: relative;
  display: grid;
  gap: ${space(3)};
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? '760px' : '520px')};
  padding: ${space(4)};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.paper};
  box-shadow: ${({ theme }) => theme.shadow.float};
  animation: ${rise} ${({ theme }) => theme.motion.slow};
  &:focus-visible { outline: none; }
  ${({ theme }) => theme.media.phone} {
    max-width: none;
    padding: ${space(3, 2.5)} calc(${space(3)} + env(safe-area-inset-bottom));
  }
`
const Head = styled.div`
  display: grid;
  gap: ${space(1)};
  padding-right: ${space(5)};
`
const Title = styled(Radix.Title)`font-size: ${({ theme }) => theme.size.displaySmall};`
const Description = styled(Radix.Description)`color: ${({ theme }) => theme.color.inkSoft};`
const Corner = styled.div`
  position: absolute;
  top: ${space(1.5)};
  right: ${space(1.5)};
`
/** The row of buttons that closes a dialog; on a phone they are stacked, the main one first. */
export const DialogActions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space(1)};
  flex-wrap: wrap;
  ${({ theme }) => theme.media.phone} { flex-direction: column-reverse; }
`

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  wide?: boolean
  children: ReactNode
}

/** A dialog in the middle, a sheet from below on phones; Escape, the cross and a press outside close it. */
export function Dialog({ open, onOpenChange, title, description, wide = false, children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Veil>
          <Sheet
            $wide={wide}
            onOpenAutoFocus={() => noteOpener()}
            onCloseAutoFocus={returnFocus}
            onKeyDown={onPassedEscape(() => onOpenChange(false))}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <Head>
              <Title>{title}</Title>
              {description && <Description>{description}</Description>}
            </Head>
            {children}
            <Corner>
              <Radix.Close asChild>
                <IconButton label="Cerrar">
                  <X aria-hidden="true" />
                </IconButton>
              </Radix.Close>
            </Corner>
          </Sheet>
        </Veil>
      </Radix.Portal>
    </Radix.Root>
  )
}
