import { create } from 'zustand'
import { type CookieChoice, storeConsent } from './consent.ts'

/** Milliseconds. */
export const bannerTimings = { delay: 1000, leaving: 300 } as const

type BannerStore = {
  state: 'hidden' | 'shown' | 'leaving'
  show: () => void
  choose: (choice: CookieChoice) => void
}

/** The state of the banner: hidden, shown after 1 s or on request, closed by either choice. */
export const useCookieBanner = create<BannerStore>()((set) => ({
  state: 'hidden',
  show: () => set({ state: 'shown' }),
  choose: (choice) => {
    storeConsent(choice)
    set({ state: 'leaving' })
    setTimeout(() => set({ state: 'hidden' }), bannerTimings.leaving)
  },
}))
