/** A page of the site: what its server, its headers, search engines and its screen go by. */
export type PageRecord = {
  /** The router's pattern. */
  path: string
  /** What the server fetches before it renders the page. */
  data?: readonly ('config' | 'session')[] | 'invitation'
  /** What a visitor must prove: a session, or the token in the address. Absent: nothing. */
  access?: 'session' | 'link'
  /**
   * `listed` in the sitemap, `unlisted` but open, `disallowed` in robots.txt, or `noindex`: messengers may fetch it for
   * their preview, search engines may not show it.
   */
  search: 'listed' | 'unlisted' | 'disallowed' | 'noindex'
  /** Its address contains a secret: nothing caches the page, and no Referer tells where it is. */
  isSecret?: true
  /** Browsers without JavaScript send its form, which needs an `Origin`. */
  takesForms?: true
  /** The card provider's script and frames are allowed on it, and not kept by any cache. */
  takesCards?: true
}

const landing = { data: ['config', 'session'] } as const

/** Every page, most specific first; the last one is shown for an address that belongs to none. */
export const pages = {
  home: { path: '/', ...landing, search: 'listed' },
  homeGreen: { path: '/homeold', ...landing, search: 'unlisted' },
  homeCoral: { path: '/home-alt2', ...landing, search: 'unlisted' },
  digitalInvitations: { path: '/invitaciones-boda-digitales', ...landing, search: 'listed' },
  faq: { path: '/faqs', search: 'listed' },
  business: { path: '/business', search: 'listed' },
  legalNotice: { path: '/aviso-legal', data: ['config'], search: 'listed' },
  privacy: { path: '/politica-privacidad', data: ['config'], search: 'listed' },
  wizard: { path: '/wizard', search: 'listed' },
  login: { path: '/login', data: ['session'], search: 'listed' },
  verifyEmail: { path: '/verify-email', search: 'disallowed', isSecret: true },
  resetPassword: { path: '/reset-password', search: 'disallowed', isSecret: true },
  invitation: {
    path: '/invite/:slug/:token',
    data: 'invitation',
    access: 'link',
    search: 'noindex',
    isSecret: true,
    takesForms: true,
  },
  dashboard: { path: '/dashboard/:eventId', access: 'session', search: 'disallowed' },
  checkout: { path: '/checkout/:planType', access: 'session', search: 'disallowed', takesCards: true },
  paymentSuccess: { path: '/payment-success', access: 'session', search: 'disallowed' },
  notFound: { path: '*', search: 'unlisted' },
} as const satisfies Record<string, PageRecord>

export type PageKey = keyof typeof pages
export const pageKeys = Object.keys(pages) as PageKey[]

/** Addresses of earlier versions of the site. */
export const movedPages: Record<string, string> = {
  '/legal-notice': pages.legalNotice.path,
  '/privacy-policy': pages.privacy.path,
}

const firstPart = (path: string): string => path.split('/', 2)[1]?.toLowerCase() ?? ''
const addressed = pageKeys.filter((key) => key !== 'notFound')
const byFirstPart = new Map<string, PageKey>(addressed.map((key) => [firstPart(pages[key].path), key]))

/**
 * The page to which an address belongs, by its first part alone, which no two pages share: what looks like an
 * invitation is treated as one, also when it is cut short. Case does not count, as in the router.
 */
export const pageKeyOf = (path: string): PageKey => byFirstPart.get(firstPart(path)) ?? 'notFound'
export const pageOf = (path: string): PageRecord => pages[pageKeyOf(path)]
