import { page } from '../http/call.ts'
import { type Route, route } from '../http/routes.ts'
import type { Sandbox } from '../sandbox.ts'
import { faultsPage } from './faults-page.ts'
import { html } from './html.ts'
import { inboxPage, mailDocument } from './inbox-page.ts'
import { document } from './layout.ts'
import { paymentsPage } from './payments-page.ts'
import { phonePage } from './phone-page.ts'

/** The pages for people, in Spanish. */
export function peopleRoutes(sandbox: Sandbox): Route[] {
  return [
    route('GET /', (call) => page(inboxPage(sandbox, call))),
    route('GET /telefono', (call) => page(phonePage(sandbox, call))),
    route('GET /pagos', () => page(paymentsPage(sandbox))),
    route('GET /averias', () => page(faultsPage(sandbox))),
    route('GET /correo/:id', (call) => {
      const mail = sandbox.messages.find(call.params.id ?? '')
      if (mail?.channel !== 'email') {
        return {
          ...page(document('Correo', html`<p class="empty">Este correo ya no está.</p>`)),
          status: 404,
        }
      }
      const shown = page(mailDocument(sandbox, mail))
      // Mails run no scripts anywhere; here neither.
      return { ...shown, headers: { ...shown.headers, 'content-security-policy': "script-src 'none'" } }
    }),
  ]
}
