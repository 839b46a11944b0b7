import { housePalette } from '../parts/colour.ts'
import { Facts } from '../parts/facts.tsx'
import { Letter } from '../parts/letter.tsx'
import { Action, Paragraph } from '../parts/prose.tsx'
import { Quoted } from '../parts/user-text.tsx'
import type { MailParts, MailSamples } from '../to-mail.ts'

export type PartnerEnquiryProps = {
  name: string
  email: string
  phone: string
  /** As `businessTypes` has it: 'Empresa de Catering'. */
  businessName: string
  message: string
}

/** A business's enquiry, with a reply button. */
export function partnerEnquiry({
  name,
  email,
  phone,
  businessName,
  message,
}: PartnerEnquiryProps): MailParts {
  const palette = housePalette
  const answer = `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent('Tu mensaje a Velada')}`
  return {
    subject: `Consulta desde la web · ${businessName}`,
    body: (
      <Letter
        title={name}
        preview={message.slice(0, 140)}
        reason="Llega desde el formulario de la página de empresas de Velada."
      >
        <Facts
          palette={palette}
          facts={[
            { label: 'Negocio', value: businessName },
            {
              label: 'Email',
              value: email,
            },
            { label: 'Teléfono', value: phone },
          ]}
        />
        <Quoted palette={palette} text={message} />
        <Paragraph palette={palette} style={{ margin: '28px 0 0' }}>
          <Action palette={palette} href={answer}>
            Responder por email
          </Action>
        </Paragraph>
      </Letter>
    ),
  }
}

/** Invented, for the preview and the tests. */
export const sample: PartnerEnquiryProps = {
  name: 'Carmen Ibáñez',
  email: 'carmen@catering.example',
  phone: '+34 600 123 123',
  businessName: 'Empresa de Catering',
  message:
    'Servimos unas cuarenta bodas al año en la provincia de Sevilla.\n\nNos interesa recibir las intolerancias ya ordenadas por mesa. ¿Podemos hablar la semana que viene?',
}
export const samples = (): MailSamples => ({
  'partner-enquiry': { link: sample.email, parts: partnerEnquiry(sample) },
})
