import { hydrateRoot } from 'react-dom/client'
import { InvitationApp } from './app/invitation-app.tsx'
import { pageRoot } from './app/page-root.ts'
import { prepare } from './pages/guest-invitation-page.tsx'

const { root, fallback } = pageRoot()
await prepare(fallback)
hydrateRoot(root, <InvitationApp fallback={fallback} />)
