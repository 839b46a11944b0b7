import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MailSamples } from './to-mail.ts'

/** The samples of every template that is a mail to one person: each file that exports `samples`. */
export async function allSamples(): Promise<MailSamples> {
  const files = readdirSync(join(import.meta.dirname, 'templates')).map((file) => file.replace('.tsx', ''))
  const templates: { samples?: () => MailSamples }[] = await Promise.all(
    files.map((file) => import(`./templates/${file}.tsx`)),
  )
  return Object.assign({}, ...templates.map(({ samples }) => samples?.()))
}
