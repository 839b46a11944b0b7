import type { VersionedLink } from '../invitations/find-invitation.ts'
import { log } from '../platform/log.ts'
import { asTheyAre, filled, streamEnd } from './brotli-pieces.ts'
import { embedded, escaped } from './document.ts'
import type { Template } from './invitation-template.ts'
import { findAnswer } from './kept-answers.ts'
import { findTemplate } from './kept-templates.ts'
import type { Renderer } from './renderer.ts'

export type Composed = {
  /** The document, compressed with Brotli. */
  body: Buffer
  styleSources: string[]
  scriptSources: string[]
}

/** Greetings are filled up with spaces to a multiple of this, so that few templates serve all of them. */
const greetingStep = 16

/**
 * A guest's page of a kept template and its answer, rendered for the guest. Null for what no template is made for: a
 * party without a greeting, an odd token, and an answer with style attributes.
 */
export async function composeInvitation(
  renderer: Renderer,
  { invitation, token, version }: VersionedLink,
): Promise<Composed | null> {
  const { event, ...party } = invitation
  const { guest } = party
  if (!guest.greeting || !/^[\w-]+$/.test(token)) return null
  const answer = await findAnswer(renderer, { invitation, token, version })
  if (answer.hasInlineStyles) return null
  const text = escaped(guest.greeting)
  const greeting = text + ' '.repeat(-Buffer.byteLength(text) & (greetingStep - 1))
  const kind = {
    event,
    alone: guest.maxGuests === 1,
    tokenLength: token.length,
    greetingBytes: Buffer.byteLength(greeting),
    answerStyles: answer.styles,
  }
  const template = await found(() => findTemplate(renderer, version, kind))
  if (!template) return null
  const values = {
    token,
    guestId: guest.id,
    greeting,
    party: embedded(party).slice(1, -1),
    answer: '',
    countdown: template.countdownAt(Date.now()),
  }
  const { beginning, holes, rest } = template
  const body = Buffer.concat([
    ...filled(
      beginning,
      holes.map((hole) => values[hole]),
    ),
    ...answer.compressed,
    ...rest.texts.flatMap((text, at) => {
      const hole = rest.holes[at]
      return hole ? [text, asTheyAre(values[hole])] : [text]
    }),
    streamEnd,
  ])
  return {
    body,
    styleSources: [...template.styleSources, ...answer.styleSources],
    scriptSources: template.scriptSources,
  }
}

/** A page is sent all the same, only slower, when its template cannot be made. */
async function found(template: () => Promise<Template> | Template): Promise<Template | null> {
  try {
    return await template()
  } catch (error) {
    log.error({ error }, 'a template could not be made')
    return null
  }
}
