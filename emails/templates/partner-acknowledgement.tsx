import { housePalette } from '../parts/colour.ts'
import { Letter } from '../parts/letter.tsx'
import { Action, Note, Paragraph, Quoted } from '../parts/prose.tsx'
import type { MailParts } from '../to-mail.ts'

export type PartnerAcknowledgementProps = {
  name: string
  message: string
  /** The page for businesses. */
  businessUrl: string
}

/** Tells a business that its message arrived, and repeats it. */
export function partnerAcknowledgement({
  name,
  message,
  businessUrl,
}: PartnerAcknowledgementProps): MailParts {
  const palette = housePalette
  return {
    subject: 'Hemos recibido tu mensaje · Velada',
    body: (
      <Letter
        title={`Gracias, ${name}`}
        preview="Nos pondremos en contacto contigo muy pronto."
        reason="Recibes este mensaje porque has escrito desde la página de empresas de Velada con esta dirección. No la usaremos para nada más."
      >
        <Paragraph palette={palette}>
          Tu mensaje ha llegado y lo leerá una persona de nuestro equipo. Nos pondremos en contacto contigo
          muy pronto.
        </Paragraph>
        <Note palette={palette} style={{ margin: '24px 0 4px' }}>
          Esto es lo que nos has escrito:
        </Note>
        <Quoted palette={palette} text={message} />
        <Paragraph palette={palette} style={{ margin: '28px 0 0' }}>
          <Action palette={palette} href={businessUrl}>
            Velada para empresas
          </Action>
        </Paragraph>
      </Letter>
    ),
  }
}
