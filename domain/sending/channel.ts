import type { PlanType } from '../payment/plans.ts'

export const channels = ['email', 'whatsapp'] as const

export type Channel = (typeof channels)[number]

/** By what an event's plan sends. */
export const channelsOfPlan = { essence: ['email'], grand_soiree: channels } as const satisfies Record<
  PlanType,
  readonly Channel[]
>

export const methods = ['email', 'whatsapp', 'both'] as const

export type Method = (typeof methods)[number]
