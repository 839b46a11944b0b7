import { create } from 'zustand'

type NextStepStore = {
  /** What a couple must do after creating an invitation; null when there is nothing. */
  next: { email: string; verificationUrl: string | null } | null
  show: (next: NonNullable<NextStepStore['next']>) => void
  dismiss: () => void
}

/** Survives the way from the wizard to the home page: verifying the email cannot be missed. */
export const useNextStep = create<NextStepStore>()((set) => ({
  next: null,
  show: (next) => set({ next }),
  dismiss: () => set({ next: null }),
}))
