import * as v from 'valibot'
import { create } from 'zustand'
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware'
import type { NewEvent } from '../../../domain/calls/events.ts'
import { defaultFormat } from '../../../domain/event/formats.ts'
import { wizardSteps } from '../../../domain/event/wizard-steps.ts'

export const stepKeys = ['names', 'cover', 'ceremony', 'reception', 'bus', 'style', 'email'] as const
export type StepKey = (typeof stepKeys)[number]

/** The merged data of valid steps. */
export type Draft = Partial<Omit<NewEvent, 'slug'>>

const initialDraft: Draft = {
  primaryColor: '#1A1A1A',
  secondaryColor: '#C9A96E',
  invitationFormat: defaultFormat,
  hasBusTransport: false,
}

type DraftStore = {
  /** 1 to 7. */
  step: number
  draft: Draft
  /** The fields' current input, valid or not, so that going back or reloading loses nothing. */
  typed: Record<string, unknown>
  remember: (fields: Record<string, unknown>) => void
  /** Merges a valid step and goes to the next one, if there is one. */
  advance: (part: Draft) => void
  /** Never below step 1. */
  back: () => void
  goTo: (step: number) => void
  clear: () => void
}

/** In-memory storage, for the server and for browsers without storage. */
const nowhere: StateStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

function shelf(): StateStorage {
  try {
    return globalThis.localStorage ?? nowhere
  } catch {
    return nowhere
  }
}

/** The unsaved invitation, stored in this browser. Read after the first render, because the server has no storage. */
export const useDraft = create<DraftStore>()(
  persist(
    (set) => ({
      step: 1,
      draft: initialDraft,
      typed: {},
      remember: (fields) => set(({ typed }) => ({ typed: { ...typed, ...fields } })),
      advance: (part) =>
        set(({ step, draft }) => ({
          step: Math.min(step + 1, stepKeys.length),
          draft: { ...draft, ...part },
        })),
      back: () => set(({ step }) => ({ step: Math.max(step - 1, 1) })),
      goTo: (step) => set({ step: Math.min(Math.max(step, 1), stepKeys.length) }),
      clear: () => set({ step: 1, draft: initialDraft, typed: {} }),
    }),
    { name: 'draft', version: 1, skipHydration: true, storage: createJSONStorage(shelf) },
  ),
)

/** The first incomplete step (1 to 7), or null when the event can be created. */
export function firstMissingStep(draft: Draft): number | null {
  const missing = stepKeys.findIndex((key) => !v.safeParse(wizardSteps[key], draft).success)
  return missing < 0 ? null : missing + 1
}
