import { housePalette } from '../parts/colour.ts'
import { Facts } from '../parts/facts.tsx'
import { Letter } from '../parts/letter.tsx'
import { Action, Paragraph } from '../parts/prose.tsx'
import { Quoted } from '../parts/user-text.tsx'
import { sampleEvent } from '../samples.ts'
import type { MailParts, MailSamples } from '../to-mail.ts'

export type ServiceRequestProps = {
  kind: 'domain' | 'message'
  /** The requested domain, or the message. */
  text: string
  coupleNames: string
  slug: string
  /** 'Essence' or 'Grand Soirée'. */
  planName: string
  /** The account's address. */
  email: string
  /** '24 horas': the promised response time. */
  answeredWithin: string
}

/** A couple's request to our staff, with a reply button. */
export function serviceRequest(props: ServiceRequestProps): MailParts {
  const { kind, text, coupleNames, slug, planName, email, answeredWithin } = props
  const palette = housePalette
  const subject = kind === 'domain' ? 'Dominio pedido desde el panel' : 'Mensaje desde el panel'
  const answer = `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent('Tu mensaje a Velada')}`
  return {
    subject,
    body: (
      <Letter
        title={subject}
        preview={text.slice(0, 140)}
        reason="Llega desde el panel de un evento de Velada."
      >
        <Facts
          palette={palette}
          facts={[
            { label: 'Evento', value: coupleNames },
            { label: 'Dirección', value: slug },
            { label: 'Plan', value: planName },
            { label: 'Email', value: email },
            { label: 'Hemos dicho que contestamos en', value: answeredWithin },
          ]}
        />
        <Quoted palette={palette} text={text} />
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
export const sample: ServiceRequestProps = {
  kind: 'domain',
  text: 'luciaymarcos.es',
  coupleNames: sampleEvent.coupleNames,
  slug: 'lucia-y-marcos',
  planName: 'Grand Soirée',
  email: 'novios@correo.example',
  answeredWithin: '24 horas',
}
export const samples = (): MailSamples => ({
  'service-request': { link: sample.email, parts: serviceRequest(sample) },
})
