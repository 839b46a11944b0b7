import type { SandboxCredentials } from '../../backend/platform/sandbox-credentials.ts'

/**
 * The template's text and the path of its media with their variables, or the code of what is wrong with them.
 */
export function fillTemplate(
  { twilio: { templates } }: SandboxCredentials,
  contentSid: string,
  contentVariables: string,
): { text: string; media?: string } | 21655 | 21656 {
  const template = Object.values(templates).find((one) => one.contentSid === contentSid)
  if (!template) return 21655
  const variables = parseVariables(contentVariables)
  if (!variables) return 21656
  let complete = true
  const fill = (written: string) =>
    written.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = variables[name]
      if (typeof value !== 'string' || value === '') complete = false
      return String(value)
    })
  const filled = { text: fill(template.text), ...(template.media && { media: fill(template.media) }) }
  return complete ? filled : 21656
}

function parseVariables(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text || '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
