import { create } from 'zustand'

export type Toast = {
  title: string
  description?: string
  /** destructive = something failed. */
  tone?: 'default' | 'destructive'
  /** Milliseconds; 5,000 unless said otherwise. */
  duration?: number
}
type ToastStore = {
  toast: (Toast & { id: number; open: boolean }) | null
  show: (toast: Toast) => void
  dismiss: () => void
}

/** One toast at a time: a new one replaces the previous one. */
export const useToasts = create<ToastStore>()((set) => ({
  toast: null,
  show: (toast) => set((state) => ({ toast: { ...toast, id: (state.toast?.id ?? 0) + 1, open: true } })),
  dismiss: () => set(({ toast }) => ({ toast: toast && { ...toast, open: false } })),
}))

/** Shows a toast, from anywhere. */
export const toast = (notice: Toast) => useToasts.getState().show(notice)
