import { create } from 'zustand'

export type Toast = {
  title: string
  description?: string
  /** destructive = something failed. */
  tone?: 'default' | 'destructive'
  /** Milliseconds; 5,000 unless said otherwise. */
  duration?: number
  /** A button in it, for as long as it is shown. */
  action?: { label: string; onPress: () => void }
}
type ToastStore = {
  toast: (Toast & { id: number; open: boolean }) | null
  /** Returns its id. */
  show: (toast: Toast) => number
  dismiss: () => void
}

/** One toast at a time: a new one replaces the previous one. */
export const useToasts = create<ToastStore>()((set, get) => ({
  toast: null,
  show: (toast) => {
    const id = (get().toast?.id ?? 0) + 1
    set({ toast: { ...toast, id, open: true } })
    return id
  },
  dismiss: () => set(({ toast }) => ({ toast: toast && { ...toast, open: false } })),
}))

/** Shows a toast, from anywhere; returns its id. */
export const toast = (notice: Toast) => useToasts.getState().show(notice)

/** Whether that toast is still shown. */
export const isShown = (id: number): boolean => {
  const { toast } = useToasts.getState()
  return toast?.id === id && toast.open
}
