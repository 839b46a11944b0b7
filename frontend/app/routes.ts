import { type PageKey, type PageRecord, pageKeys, pages } from '../../domain/pages.ts'
import { lazyPage, type Page } from './lazy-page.tsx'

type Screen = {
  page: Page
  /** The page's module in the build's manifest. */
  file: string
}

export type AppRoute = PageRecord & Screen

const folder = 'frontend/pages'
const marketing = `${folder}/marketing`

/** The screen of each page. An invitation is rendered apart (`render-invitation.tsx`), outside the router. */
const screens: Record<PageKey, Screen> = {
  home: {
    page: lazyPage(() => import('../pages/marketing/home-page.tsx')),
    file: `${marketing}/home-page.tsx`,
  },
  homeGreen: {
    page: lazyPage(() => import('../pages/marketing/home-green-page.tsx')),
    file: `${marketing}/home-green-page.tsx`,
  },
  homeCoral: {
    page: lazyPage(() => import('../pages/marketing/home-coral-page.tsx')),
    file: `${marketing}/home-coral-page.tsx`,
  },
  digitalInvitations: {
    page: lazyPage(() => import('../pages/marketing/digital-invitations-page.tsx')),
    file: `${marketing}/digital-invitations-page.tsx`,
  },
  faq: { page: lazyPage(() => import('../pages/marketing/faq-page.tsx')), file: `${marketing}/faq-page.tsx` },
  business: {
    page: lazyPage(() => import('../pages/marketing/business-page.tsx')),
    file: `${marketing}/business-page.tsx`,
  },
  legalNotice: {
    page: lazyPage(() => import('../pages/marketing/legal-notice-page.tsx')),
    file: `${marketing}/legal-notice-page.tsx`,
  },
  privacy: {
    page: lazyPage(() => import('../pages/marketing/privacy-page.tsx')),
    file: `${marketing}/privacy-page.tsx`,
  },
  wizard: { page: lazyPage(() => import('../pages/wizard-page.tsx')), file: `${folder}/wizard-page.tsx` },
  login: { page: lazyPage(() => import('../pages/login-page.tsx')), file: `${folder}/login-page.tsx` },
  verifyEmail: {
    page: lazyPage(() => import('../pages/verify-email-page.tsx')),
    file: `${folder}/verify-email-page.tsx`,
  },
  resetPassword: {
    page: lazyPage(() => import('../pages/reset-password-page.tsx')),
    file: `${folder}/reset-password-page.tsx`,
  },
  invitation: {
    page: lazyPage(() => import('./full-load.tsx')),
    file: 'frontend/app/full-load.tsx',
  },
  dashboard: {
    page: lazyPage(() => import('../pages/dashboard-page.tsx')),
    file: `${folder}/dashboard-page.tsx`,
  },
  checkout: {
    page: lazyPage(() => import('../pages/checkout-page.tsx')),
    file: `${folder}/checkout-page.tsx`,
  },
  paymentSuccess: {
    page: lazyPage(() => import('../pages/payment-success-page.tsx')),
    file: `${folder}/payment-success-page.tsx`,
  },
  notFound: {
    page: lazyPage(() => import('../pages/not-found-page.tsx')),
    file: `${folder}/not-found-page.tsx`,
  },
}

/** Every route, most specific first; the last one is the 404. */
export const routes: readonly AppRoute[] = pageKeys.map((key) => ({ ...pages[key], ...screens[key] }))
