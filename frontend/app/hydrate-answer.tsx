import { startTransition } from 'react'
import { pageAddressOf } from '../lib/guest-links.ts'
import { AnswerApp, type InvitationData } from './answer-app.tsx'
import { hearingOnly } from './heard-events.ts'
import { hydrateRoot } from './hydrate-root.ts'
import { pageRoot } from './page-root.ts'

/** Hydrates the answer in a guest's page. A page without an invitation has nothing to hydrate. */
export function hydrateAnswer(): void {
  const page = pageRoot('answer')
  if (!page) return
  const data = page.data as InvitationData
  const [[path = '', invitation] = []] = Object.entries(data)
  if (!invitation) return
  // The response to a refused form has the address of its call; a reload must load the invitation.
  if (location.pathname.startsWith('/api/'))
    history.replaceState(null, '', `${pageAddressOf(path)}#confirmar`)
  // As a transition, hydration is interruptible and the page stays responsive.
  startTransition(() => {
    hearingOnly(page.root, () => {
      hydrateRoot(page.root, <AnswerApp data={data} invitation={invitation} />)
    })
  })
}
