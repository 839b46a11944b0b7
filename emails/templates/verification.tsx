import { housePalette } from '../parts/colour.ts'
import { Letter } from '../parts/letter.tsx'
import { Action, Note, Paragraph, SpareLink } from '../parts/prose.tsx'
import { unlinked } from '../parts/unlinked.ts'
import type { MailParts, MailSamples } from '../to-mail.ts'

export type VerificationProps = {
  coupleNames: string
  url: string
  /** How long the link lasts. */
  hoursValid: number
  /** True when the email already has a password: the event joins that account. */
  hasAccount: boolean
}

/** Asks the owner to verify the email. */
export function verification({ coupleNames, url, hoursValid, hasAccount }: VerificationProps): MailParts {
  const palette = housePalette
  return {
    subject: 'Confirma tu email · Velada',
    body: (
      <Letter
        title="Confirma tu email"
        preview="Un paso más y tu invitación queda guardada."
        reason="Recibes este mensaje porque alguien ha creado una invitación en Velada con esta dirección. Si no has sido tú, no hagas nada: sin este enlace la invitación no es de nadie."
      >
        <Paragraph palette={palette}>
          La invitación «{unlinked(coupleNames)}» está guardada. Confirma que este email es tuyo
          {hasAccount
            ? ' con la contraseña que ya tienes en Velada, y se añadirá a tu cuenta.'
            : ' y elige una contraseña para entrar en tu panel.'}
        </Paragraph>
        <Paragraph palette={palette} style={{ margin: '28px 0' }}>
          <Action palette={palette} href={url}>
            Confirmar mi email
          </Action>
        </Paragraph>
        <Note palette={palette}>
          El enlace sirve una sola vez y caduca en {hoursValid} horas. Después puedes pedir otro desde la
          página de acceso.
        </Note>
        <SpareLink palette={palette} url={url} />
      </Letter>
    ),
  }
}

/** Invented, for the preview and the tests. */
export const sample: VerificationProps = {
  coupleNames: 'Lucía y Marcos',
  url: 'https://velada.example/verify-email?token=k3Xw9Qm2VtBnR7sYcL5pZd8H',
  hoursValid: 48,
  hasAccount: false,
}
export const samples = (): MailSamples => ({
  verification: { link: sample.url, parts: verification(sample) },
  'verification-known-account': { link: sample.url, parts: verification({ ...sample, hasAccount: true }) },
})
