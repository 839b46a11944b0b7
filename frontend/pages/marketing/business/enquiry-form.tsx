import { Controller } from 'react-hook-form'
import styled from 'styled-components'
import { businessTypes, Enquiry, sendEnquiry } from '../../../../domain/calls/partners.ts'
import { api, failureText } from '../../../lib/api.ts'
import { useValibotForm } from '../../../lib/use-valibot-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input, Textarea } from '../../../ui/input.tsx'
import { columns } from '../../../ui/layout.ts'
import { Select } from '../../../ui/select.tsx'
import { space } from '../../../ui/theme.ts'
import { toast } from '../../../ui/use-toasts.ts'
import { WhenReady } from '../../../ui/when-ready.tsx'

const Form = styled.form`
  ${columns(1, 1)}
  gap: ${space(3)};
  padding: clamp(1.5rem, 4vw, 3rem);
  border: 1px solid ${({ theme }) => theme.color.mist};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
`
const Whole = styled.div`grid-column: 1 / -1;`
const options = Object.entries(businessTypes).map(([value, label]) => ({ value, label }))

/** The partner enquiry; the page takes over once it is sent. */
export function EnquiryForm({ onSent }: { onSent: () => void }) {
  const { register, control, handleSubmit, formState } = useValibotForm(Enquiry, {
    name: '',
    email: '',
    phone: '',
    businessType: 'wedding',
    message: '',
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (enquiry) => {
    try {
      await api.send(sendEnquiry, { payload: enquiry })
      toast({ title: '¡Mensaje enviado!', description: 'Nos pondremos en contacto contigo muy pronto.' })
      onSent()
    } catch (error) {
      toast({ title: 'Error al enviar', description: failureText(error), tone: 'destructive' })
    }
  })

  return (
    <WhenReady>
      <Form onSubmit={submit} noValidate>
        <Field label="Nombre completo" error={errors.name?.message} required>
          <Input autoComplete="name" {...register('name')} />
        </Field>
        <Field label="Email" error={errors.email?.message} required>
          <Input type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label="Teléfono" error={errors.phone?.message} required>
          <Input type="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <Field label="Tipo de negocio" error={errors.businessType?.message}>
          <Controller
            control={control}
            name="businessType"
            render={({ field }) => (
              <Select
                options={options}
                value={field.value}
                onValueChange={field.onChange}
                name={field.name}
              />
            )}
          />
        </Field>
        <Whole>
          <Field label="Mensaje" error={errors.message?.message} required>
            <Textarea rows={5} {...register('message')} />
          </Field>
        </Whole>
        <Whole>
          <Button type="submit" busy={isSubmitting} busyText="Enviando...">
            Enviar mensaje
          </Button>
        </Whole>
      </Form>
    </WhenReady>
  )
}
