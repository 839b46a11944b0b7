import { housePalette } from '../parts/colour.ts'
import { Letter } from '../parts/letter.tsx'
import { Action, Note, Paragraph, SpareLink } from '../parts/prose.tsx'
import type { MailParts, MailSamples } from '../to-mail.ts'

export type PasswordResetProps = { url: string }

/** The link that sets a new password; it lasts one hour. */
export function passwordReset({ url }: PasswordResetProps): MailParts {
  const palette = housePalette
  return {
    subject: 'Elige una contraseña nueva · Velada',
    body: (
      <Letter
        title="Una contraseña nueva"
        preview="El enlace para cambiarla dura una hora."
        reason="Recibes este mensaje porque alguien ha pedido cambiar la contraseña de la cuenta de Velada con esta dirección. Si no has sido tú, no hagas nada: la contraseña sigue siendo la misma."
      >
        <Paragraph palette={palette}>
          Desde aquí puedes elegir otra contraseña para tu cuenta. Al guardarla se cerrarán las sesiones que
          tengas abiertas en otros dispositivos.
        </Paragraph>
        <Paragraph palette={palette} style={{ margin: '28px 0' }}>
          <Action palette={palette} href={url}>
            Cambiar la contraseña
          </Action>
        </Paragraph>
        <Note palette={palette}>El enlace sirve una sola vez y caduca en una hora.</Note>
        <SpareLink palette={palette} url={url} />
      </Letter>
    ),
  }
}

/** Invented, for the preview and the tests. */
export const sample: PasswordResetProps = {
  url: 'https://velada.example/reset-password?token=k3Xw9Qm2VtBnR7sYcL5pZd8H',
}
export const samples = (): MailSamples => ({
  'password-reset': { link: sample.url, parts: passwordReset(sample) },
})
