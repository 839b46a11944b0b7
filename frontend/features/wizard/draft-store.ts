import * as v from 'valibot'
import { create } from 'zustand'
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware'
import type { NewEvent } from '../../../domain/calls/events.ts'
import { wizardSteps } from '../../../domain/event/wizard-steps.ts'

export const stepKeys = ['names', 'cover', 'ceremony', 'reception', 'bus', 'style', 'email'] as const
export type StepKey = (typeof stepKeys)[number]

/** What the steps have made sure of. */
export type Draft = Partial<Omit<NewEvent, 'slug'>>

const initialDraft: Draft = {
  primaryColor: '#1A1A1A',
  secondaryColor: '#C9A96E',
  invitationFormat: 'classic',
  hasBusTransport: false,
}

type DraftStore = {
  /** 1 to 7. */
  step: number
  draft: Draft
  /** What stands in the fields, valid or not: going back or reloading loses none of it. */
  typed: Record<string, unknown>
  remember: (fields: Record<string, unknown>) => void
  /** Merges a valid step and goes on; past the last step it stays there. */
  advance: (part: Draft) => void
  /** Never below step 1. */
  back: () => void
  goTo: (step: number) => void
  clear: () => void
}

/** For the server, and for browsers that store nothing: the draft then lives as long as the page. */
const nowhere: StateStorage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

function shelf(): StateStorage {
  try {
    return globalThis.localStorage ?? nowhere
  } catch {
    return nowhere
  }
}

/** The unsaved invitation, kept in this browser. Read from storage after the first render: the server has none. */
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

/** The first step (1 to 7) that the draft does not satisfy, or null when an event can be made of it. */
export function firstMissingStep(draft: Draft): number | null {
  const missing = stepKeys.findIndex((key) => !v.safeParse(wizardSteps[key], draft).success)
  return missing < 0 ? null : missing + 1
}
