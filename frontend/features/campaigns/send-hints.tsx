import type { CampaignKind } from '../../../domain/sending/campaign-kind.ts'
import type { Method } from '../../../domain/sending/channel.ts'
import { countText } from '../../lib/count-text.ts'
import { Hint } from '../../ui/field.tsx'
import type { Audience } from './audience-of.ts'
import { restText } from './send-texts.ts'

type Props = { audience: Audience; kind: CampaignKind; method: Method; timezone: string }

/** Who gets no message, and why. */
export function SendHints({ audience, kind, method, timezone }: Props) {
  return (
    <>
      {audience.restsUntil !== null && (
        <Hint>
          {countText(audience.resting, 'invitado tiene', 'invitados tienen')} un mensaje nuestro de hace poco.
          Podrás recordar {restText(audience.restsUntil, timezone)}.
        </Hint>
      )}
      {audience.refused > 0 && (
        <Hint>
          {countText(audience.refused, 'pendiente no quiere', 'pendientes no quieren')} más emails: copia su
          enlace en la lista.
        </Hint>
      )}
      {audience.failed > 0 && (
        <Hint>
          {kind === 'reminder'
            ? countText(audience.failed, 'dirección no funciona', 'direcciones no funcionan')
            : countText(audience.failed, 'invitación no llegó', 'invitaciones no llegaron')}
          : corrige la dirección y vuelve a enviar.
        </Hint>
      )}
      {audience.withoutAddress > 0 && (
        <Hint>
          {countText(audience.withoutAddress, 'pendiente no tiene', 'pendientes no tienen')}{' '}
          {{ email: 'email', whatsapp: 'teléfono', both: 'email ni teléfono' }[method]}: copia su enlace en la
          lista.
        </Hint>
      )}
    </>
  )
}
