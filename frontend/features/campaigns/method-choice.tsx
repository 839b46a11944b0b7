import { Lock } from 'lucide-react'
import styled from 'styled-components'
import type { PublicConfig } from '../../../domain/calls/config.ts'
import { type Method, methods } from '../../../domain/sending/channel.ts'
import { useMedia } from '../../lib/use-media.ts'
import { AnchorButton } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Stack } from '../../ui/layout.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { space } from '../../ui/theme.ts'
import { channelsOf } from './audience-of.ts'

const Locked = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(0.75)};
`
const Upgrade = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(0.5, 2)};
  color: ${({ theme }) => theme.color.inkSoft};
  font-size: ${({ theme }) => theme.size.small};
`
const Notice = styled.p`
  padding-left: ${space(1.5)};
  border-left: 2px solid ${({ theme }) => theme.color.champagne};
  font-size: ${({ theme }) => theme.size.small};
`

const methodNames = {
  email: 'Email',
  whatsapp: 'WhatsApp',
  both: 'Ambos',
} as const satisfies Record<Method, string>

/** The method within a sentence: 'por email y WhatsApp'. */
export const methodPhrases = {
  email: 'email',
  whatsapp: 'WhatsApp',
  both: 'email y WhatsApp',
} as const satisfies Record<Method, string>

type Props = {
  method: Method
  onMethod: (method: Method) => void
  hasWhatsapp: boolean
  sandbox: PublicConfig['whatsappSandbox']
}

/** The choice of channels; WhatsApp is marked as part of Grand Soirée. */
export function MethodChoice({ method, onMethod, hasWhatsapp, sandbox }: Props) {
  const isNarrow = useMedia('(max-width: 639px)')
  return (
    <Stack $gap={1}>
      <RadioGroup
        label="Método de envío"
        columns={3}
        compact={isNarrow}
        value={method}
        onValueChange={(value) => onMethod(value as Method)}
      >
        {methods.map((one) => {
          const isLocked = !hasWhatsapp && one !== 'email'
          return (
            <Choice key={one} value={one} disabled={isLocked}>
              {isLocked ? (
                <Locked>
                  {methodNames[one]} <Lock size={16} aria-label="con Grand Soirée" />
                </Locked>
              ) : (
                methodNames[one]
              )}
            </Choice>
          )
        })}
      </RadioGroup>
      {!hasWhatsapp && (
        <Upgrade>
          WhatsApp va con el plan Grand Soirée.
          <AnchorButton tone="quiet" small href="/checkout/upgrade">
            Pasar a Grand Soirée
          </AnchorButton>
        </Upgrade>
      )}
      {sandbox && channelsOf(method).includes('whatsapp') && (
        <Notice>
          WhatsApp está en modo de pruebas: para recibir el mensaje, cada invitado debe enviar antes{' '}
          <strong>{sandbox.joinText}</strong> por WhatsApp al número <strong>{sandbox.number}</strong>.
        </Notice>
      )}
    </Stack>
  )
}
