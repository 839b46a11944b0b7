import { housePalette } from '../parts/colour.ts'
import { Letter } from '../parts/letter.tsx'
import { Action, Paragraph } from '../parts/prose.tsx'
import type { MailParts, MailSamples } from '../to-mail.ts'

export type PartnerAcknowledgementProps = {
  /** The page for businesses. */
  businessUrl: string
}

/**
 * Tells a business that its message arrived. It quotes nothing of the message, because the sender may have given
 * somebody else's address.
 */
export function partnerAcknowledgement({ businessUrl }: PartnerAcknowledgementProps): MailParts {
  const palette = housePalette
  return {
    subject: 'Hemos recibido tu mensaje · Velada',
    body: (
      <Letter
        title="Gracias por escribirnos"
        preview="Nos pondremos en contacto contigo muy pronto."
        reason="Recibes este mensaje porque alguien ha escrito desde la página de empresas de Velada con esta dirección. No la usaremos para nada más. Si no has sido tú, no hagas nada."
      >
        <Paragraph palette={palette}>
          Tu mensaje ha llegado y lo leerá una persona de nuestro equipo. Nos pondremos en contacto contigo
          muy pronto.
        </Paragraph>
        <Paragraph palette={palette} style={{ margin: '28px 0 0' }}>
          <Action palette={palette} href={businessUrl}>
            Velada para empresas
          </Action>
        </Paragraph>
      </Letter>
    ),
  }
}

/** Invented, for the preview and the tests. */
export const sample: PartnerAcknowledgementProps = { businessUrl: 'https://velada.example/business' }
export const samples = (): MailSamples => ({
  'partner-acknowledgement': { link: sample.businessUrl, parts: partnerAcknowledgement(sample) },
})
