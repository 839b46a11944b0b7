import styled from 'styled-components'
import { wizardSteps } from '../../../domain/event/wizard-steps.ts'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { space } from '../../ui/theme.ts'
import { StepFrame } from './step-frame.tsx'
import { useStepForm } from './use-step-form.ts'

const Useful = styled.div`
  padding-left: ${space(2)};
  border-left: 1px solid ${({ theme }) => theme.color.champagne};
  font-size: ${({ theme }) => theme.size.small};
  color: ${({ theme }) => theme.color.inkSoft};
  ul { margin-top: ${space(0.5)}; padding-left: 1.1em; }
`

export function BusStep() {
  const { form, submit, leaving } = useStepForm(wizardSteps.bus, { hasBusTransport: false, busInfo: '' })
  const offered = form.watch('hasBusTransport')
  return (
    <StepFrame
      title="Transporte"
      lead="Un autobús evita llamadas y ayuda a que nadie conduzca de vuelta."
      next="Continuar"
      leaving={leaving}
      onSubmit={submit}
    >
      <Field label="¿Habrá autobús para los invitados?" group>
        <RadioGroup
          columns={2}
          value={offered ? 'yes' : 'no'}
          onValueChange={(value) => form.setValue('hasBusTransport', value === 'yes', { shouldDirty: true })}
        >
          <Choice value="yes">Sí</Choice>
          <Choice value="no">No</Choice>
        </RadioGroup>
      </Field>
      {offered && (
        <>
          <Field
            label="Información del transporte"
            hint="Aparecerá en la invitación de tus invitados."
            error={form.formState.errors.busInfo?.message}
          >
            <Textarea
              placeholder="Ej: Salida a las 17:30 desde la Plaza Mayor. Vuelta a las 2:00 y a las 5:00."
              {...form.register('busInfo')}
            />
          </Field>
          <Useful>
            Información útil, por ejemplo:
            <ul>
              <li>Puntos y horas de salida</li>
              <li>Contacto para reservar plaza</li>
              <li>Horarios de vuelta</li>
              <li>Coste, si lo hay</li>
            </ul>
          </Useful>
        </>
      )}
    </StepFrame>
  )
}
