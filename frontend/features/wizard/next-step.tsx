import { MailCheck, X } from 'lucide-react'
import styled from 'styled-components'
import { AnchorButton } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { space } from '../../ui/theme.ts'
import { useNextStep } from './next-step-store.ts'

const Slip = styled.aside`
  position: fixed;
  top: ${space(2)};
  left: 50%;
  z-index: ${({ theme }) => theme.layer.menu};
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space(2)};
  align-items: start;
  width: min(560px, calc(100vw - 32px));
  padding: ${space(3)};
  border: 1px solid ${({ theme }) => theme.color.champagne};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  box-shadow: ${({ theme }) => theme.shadow.float};
  transform: translateX(-50%);
  h2 { font-size: ${({ theme }) => theme.size.displaySmall}; }
  p { margin: ${space(1)} 0 ${space(2)}; overflow-wrap: anywhere; }
  & > button { margin: -10px -10px 0 0; }
`

/** The next step after creating an invitation: verify the email. Visible until it is closed. */
export function NextStep() {
  const { next, dismiss } = useNextStep()
  if (!next) return null
  return (
    <Slip aria-label="Siguiente paso">
      <MailCheck size={28} aria-hidden="true" />
      <div>
        <h2>Tu invitación está creada</h2>
        {next.verificationUrl ? (
          <>
            <p>
              Falta un paso: verifica tu email y elige tu contraseña. Se ha abierto en otra pestaña; si no la
              ves, entra desde aquí.
            </p>
            <AnchorButton href={next.verificationUrl} target="_blank" rel="noopener" onClick={dismiss}>
              Verificar mi email
            </AnchorButton>
          </>
        ) : (
          <p>
            Falta un paso: abre el enlace que hemos enviado a <strong>{next.email}</strong>. Caduca en 48
            horas; mira también en el correo no deseado.
          </p>
        )}
      </div>
      <IconButton label="Cerrar" onClick={dismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </Slip>
  )
}
