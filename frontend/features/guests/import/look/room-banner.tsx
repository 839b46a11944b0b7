import type { OwnedEvent } from '../../../../../domain/calls/events.ts'
import { roomOf, roomText } from '../../../../../domain/party/list-room.ts'
import { countText } from '../../../../lib/count-text.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { AnchorButton } from '../../../../ui/button.tsx'

type Props = { event: OwnedEvent; guestCount: number; added: number }

/** Says before the last click that a list does not fit; nothing where it does. */
export function RoomBanner({ event, guestCount, added }: Props) {
  const { limit, left } = roomOf(event, guestCount)
  if (added <= left) return null
  const brings = `tu archivo trae ${countText(added, 'nueva', 'nuevas')}`
  if (limit === null)
    return (
      <Banner tone="bad" title={`En tu lista ${roomText(left)}, y ${brings}`}>
        Deja fuera {countText(added - left, 'invitación', 'invitaciones')} para poder importar.
      </Banner>
    )
  return (
    <Banner
      tone="waiting"
      title={`Con Essence ${roomText(left)}, y ${brings}`}
      action={
        <AnchorButton tone="secondary" small href="/checkout/upgrade">
          Pasar a Grand Soirée
        </AnchorButton>
      }
    >
      Deja fuera {countText(added - left, 'invitación', 'invitaciones')} o pasa a Grand Soirée, que no tiene
      límite.
    </Banner>
  )
}
