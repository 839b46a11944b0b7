import styled from 'styled-components'
import {
  defaultFormat,
  type Format,
  formatCountFirst,
  formatKeys,
  formats,
} from '../../../domain/event/formats.ts'
import { wizardSteps } from '../../../domain/event/wizard-steps.ts'
import { planNames } from '../../../domain/payment/plans.ts'
import { useCoverPhoto } from '../../invitation/cover/use-cover-photo.ts'
import { ColourFields, type StyleForm } from '../../invitation/design/colour-fields.tsx'
import { FormatPicker } from '../../invitation/design/format-picker.tsx'
import { space } from '../../ui/theme.ts'
import { cardOfDraft } from './card-of-draft.ts'
import { useDraft } from './draft-store.ts'
import { Phone } from './phone.tsx'
import { StepFrame } from './step-frame.tsx'
import { useStepForm } from './use-step-form.ts'

const Columns = styled.div`
  display: grid;
  grid-template: 'formats card' auto 'colours card' 1fr / minmax(0, 1fr) 330px;
  gap: ${space(3, 5)};
  align-items: start;
  ${({ theme }) => theme.media.tablet} { grid-template: 'formats' 'card' 'colours' / minmax(0, 1fr); }
`
const Side = styled.div`
  grid-area: card;
  position: sticky;
  top: ${space(3)};
  display: grid;
  gap: ${space(2)};
  ${({ theme }) => theme.media.tablet} { position: static; }
`
const Colours = styled.div`
  grid-area: colours;
  display: grid;
  gap: ${space(3)};
  min-width: 0;
`
const Grace = styled.p`
  font-size: ${({ theme }) => theme.size.small};
  color: ${({ theme }) => theme.color.inkSoft};
  text-align: center;
`
const isFormat = (value: unknown): value is Format => formatKeys.some((key) => key === value)
const hexOr = (value: unknown, other: string) =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : other

export function StyleStep() {
  const draft = useDraft((store) => store.draft)
  const { coverPhoto } = useCoverPhoto(draft.coverImageUrl)
  const { form, submit, leaving } = useStepForm(wizardSteps.style, {
    invitationFormat: defaultFormat,
    primaryColor: '#1A1A1A',
    secondaryColor: '#C9A96E',
  })
  const [chosen, primary, secondary] = form.watch(['invitationFormat', 'primaryColor', 'secondaryColor'])
  const format = isFormat(chosen) ? chosen : defaultFormat
  const colours = {
    primaryColor: hexOr(primary, '#1A1A1A'),
    secondaryColor: hexOr(secondary, '#C9A96E'),
  }
  const card = cardOfDraft({ ...draft, ...colours, invitationFormat: format }, coverPhoto)
  const { label, plan } = formats[format]
  return (
    <StepFrame
      title="Diseño y Personalización"
      lead={`${formatCountFirst()} formatos, con tu propio título. Elige uno y dale tus colores.`}
      next="Siguiente"
      wide
      leaving={leaving}
      onSubmit={submit}
    >
      <Columns>
        <FormatPicker
          card={card}
          value={format}
          onChange={(value) => form.setValue('invitationFormat', value, { shouldDirty: true })}
        />
        <Side>
          <Phone card={card} width={300} />
          <Grace role="status">
            {plan === 'grand_soiree'
              ? `${label} pertenece a ${planNames.grand_soiree}. Diseña con él sin compromiso: si te quedas con ${planNames.essence}, tus invitados verán el formato ${formats[defaultFormat].label} con tus colores.`
              : `${label} está incluido en todos los planes.`}
          </Grace>
        </Side>
        <Colours>
          <ColourFields form={form as unknown as StyleForm} />
        </Colours>
      </Columns>
    </StepFrame>
  )
}
