import { lazyPage, type Page } from './lazy-page.tsx'

export type AppRoute = {
  path: string
  page: Page
  /** The page's module in the build's manifest. */
  file: string
  /** Requires a session: the server renders the loading screen and the browser continues. */
  isProtected?: true
  /** The guest's page: rendered by its own small app (`invitation-app.tsx`), not by the router. */
  isInvitation?: true
  /** Listed in the sitemap. */
  isListed?: true
}

const pages = 'frontend/pages'

/** Every route, most specific first; the last one is the 404. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    page: lazyPage(() => import('../pages/marketing/home-page.tsx')),
    file: `${pages}/marketing/home-page.tsx`,
    isListed: true,
  },
  {
    path: '/homeold',
    page: lazyPage(() => import('../pages/marketing/home-green-page.tsx')),
    file: `${pages}/marketing/home-green-page.tsx`,
  },
  {
    path: '/home-alt2',
    page: lazyPage(() => import('../pages/marketing/home-coral-page.tsx')),
    file: `${pages}/marketing/home-coral-page.tsx`,
  },
  {
    path: '/invitaciones-boda-digitales',
    page: lazyPage(() => import('../pages/marketing/digital-invitations-page.tsx')),
    file: `${pages}/marketing/digital-invitations-page.tsx`,
    isListed: true,
  },
  {
    path: '/faqs',
    page: lazyPage(() => import('../pages/marketing/faq-page.tsx')),
    file: `${pages}/marketing/faq-page.tsx`,
    isListed: true,
  },
  {
    path: '/business',
    page: lazyPage(() => import('../pages/marketing/business-page.tsx')),
    file: `${pages}/marketing/business-page.tsx`,
    isListed: true,
  },
  {
    path: '/aviso-legal',
    page: lazyPage(() => import('../pages/marketing/legal-notice-page.tsx')),
    file: `${pages}/marketing/legal-notice-page.tsx`,
    isListed: true,
  },
  {
    path: '/politica-privacidad',
    page: lazyPage(() => import('../pages/marketing/privacy-page.tsx')),
    file: `${pages}/marketing/privacy-page.tsx`,
    isListed: true,
  },
  {
    path: '/wizard',
    page: lazyPage(() => import('../pages/wizard-page.tsx')),
    file: `${pages}/wizard-page.tsx`,
    isListed: true,
  },
  {
    path: '/login',
    page: lazyPage(() => import('../pages/login-page.tsx')),
    file: `${pages}/login-page.tsx`,
    isListed: true,
  },
  {
    path: '/verify-email',
    page: lazyPage(() => import('../pages/verify-email-page.tsx')),
    file: `${pages}/verify-email-page.tsx`,
  },
  {
    path: '/reset-password',
    page: lazyPage(() => import('../pages/reset-password-page.tsx')),
    file: `${pages}/reset-password-page.tsx`,
  },
  {
    path: '/invite/:slug/:token',
    page: lazyPage(() => import('./full-load.tsx')),
    file: `${pages}/guest-invitation-page.tsx`,
    isInvitation: true,
  },
  {
    path: '/dashboard/:eventId',
    page: lazyPage(() => import('../pages/dashboard-page.tsx')),
    file: `${pages}/dashboard-page.tsx`,
    isProtected: true,
  },
  {
    path: '/checkout/:planType',
    page: lazyPage(() => import('../pages/checkout-page.tsx')),
    file: `${pages}/checkout-page.tsx`,
    isProtected: true,
  },
  {
    path: '/payment-success',
    page: lazyPage(() => import('../pages/payment-success-page.tsx')),
    file: `${pages}/payment-success-page.tsx`,
    isProtected: true,
  },
  {
    path: '*',
    page: lazyPage(() => import('../pages/not-found-page.tsx')),
    file: `${pages}/not-found-page.tsx`,
  },
]
