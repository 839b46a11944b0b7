import { create } from 'zustand'
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware'

type NextStepStore = {
  /** The couple's next step after creating an invitation; null when there is none. */
  next: { email: string; verificationUrl: string | null } | null
  show: (next: NonNullable<NextStepStore['next']>) => void
  dismiss: () => void
}

const nowhere: StateStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

function shelf(): StateStorage {
  try {
    return globalThis.sessionStorage ?? nowhere
  } catch {
    return nowhere
  }
}

/**
 * Survives the navigation from the wizard to the home page, and a reload, so that verifying the email is not forgotten.
 * Read from storage after the first render, because the server has none.
 */
export const useNextStep = create<NextStepStore>()(
  persist(
    (set) => ({
      next: null,
      show: (next) => set({ next }),
      dismiss: () => set({ next: null }),
    }),
    {
      name: 'next-step',
      skipHydration: true,
      storage: createJSONStorage(shelf),
      partialize: ({ next }) => ({ next }),
    },
  ),
)
