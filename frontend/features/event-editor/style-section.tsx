import styled from 'styled-components'
import type { OwnedEvent } from '../../../domain/calls/events.ts'
import { defaultFormat, type Format, formats } from '../../../domain/event/formats.ts'
import { planNames } from '../../../domain/payment/plans.ts'
import { ColourFields, type StyleForm } from '../../invitation/design/colour-fields.tsx'
import { FormatPicker } from '../../invitation/design/format-picker.tsx'
import { Banner } from '../../ui/banner.tsx'
import { AnchorButton } from '../../ui/button.tsx'
import { space } from '../../ui/theme.ts'
import type { EventFormHandle } from './event-form.ts'

const Stack = styled.div`
  display: grid;
  gap: ${space(3)};
  & > fieldset { max-height: 560px; overflow-y: auto; justify-content: start; }
`
const isHex = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

type Props = { event: OwnedEvent; form: EventFormHandle }

/** Format and colours, with a preview of the couple's invitation. */
export function StyleSection({ event, form }: Props) {
  const [chosen, primary, secondary, coupleNames] = form.watch([
    'invitationFormat',
    'primaryColor',
    'secondaryColor',
    'coupleNames',
  ])
  const format: Format = chosen ?? defaultFormat
  const isIncluded = formats[format].plan === 'essence' || (event.isPaid && event.planType === 'grand_soiree')
  return (
    <Stack>
      {!isIncluded && (
        <Banner
          tone="waiting"
          title={`${formats[format].label} es del plan ${planNames.grand_soiree}`}
          action={
            <AnchorButton
              tone="secondary"
              small
              href={event.isPaid ? '/checkout/upgrade' : '/checkout/grand-soiree'}
            >
              Ver {planNames.grand_soiree}
            </AnchorButton>
          }
        >
          Mientras tanto, tus invitados verán el formato {formats[defaultFormat].label} con tus colores.
        </Banner>
      )}
      <FormatPicker
        card={{
          ...event,
          coupleNames: coupleNames || event.coupleNames,
          primaryColor: isHex(primary) ? primary : event.primaryColor,
          secondaryColor: isHex(secondary) ? secondary : event.secondaryColor,
        }}
        value={format}
        onChange={(value) => form.setValue('invitationFormat', value, { shouldDirty: true })}
      />
      <ColourFields form={form as unknown as StyleForm} />
    </Stack>
  )
}
