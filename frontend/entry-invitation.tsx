import { firstViewShown } from './app/first-view.ts'

await firstViewShown()
const { hydrateInvitation } = await import('./app/hydrate-invitation.tsx')
await hydrateInvitation()
