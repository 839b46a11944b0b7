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
/** A toast on the screen; `open` is false while it leaves. */
export type Shown = Toast & { id: number; open: boolean }
type ToastStore = {
  /** The newest. */
  toast: Shown | null
  /** An earlier one whose button can still be pressed. */
  kept: Shown | null
  /** Returns its id. */
  show: (toast: Toast) => number
  dismiss: (id: number) => void
}

/** One toast at a time; one with a button stays below a new one without, which must not take an undo away. */
export const useToasts = create<ToastStore>()((set, get) => ({
  toast: null,
  kept: null,
  show: (toast) => {
    const { toast: last, kept } = get()
    const id = (last?.id ?? 0) + 1
    const below = [last, kept].find((earlier) => earlier?.open && earlier.action) ?? null
    set({ toast: { ...toast, id, open: true }, kept: toast.action ? null : below })
    return id
  },
  dismiss: (id) =>
    set(({ toast, kept }) => ({
      toast: toast?.id === id ? { ...toast, open: false } : toast,
      kept: kept?.id === id ? { ...kept, open: false } : kept,
    })),
}))

/** Shows a toast, from anywhere; returns its id. */
export const toast = (notice: Toast) => useToasts.getState().show(notice)

/** Takes a toast away that has nothing left to say. */
export const dismissToast = (id: number) => useToasts.getState().dismiss(id)

/** Whether that toast is still shown. */
export const isShown = (id: number): boolean => {
  const { toast, kept } = useToasts.getState()
  return [toast, kept].some((one) => one?.id === id && one.open)
}
