import { planFeatures } from './plan-features.ts'
import type { PlanType } from './plans.ts'

/** The lines of a plan's list. */
export const linesOf = (plan: PlanType): string[] => planFeatures.flatMap(({ lines }) => lines[plan] ?? [])

/** What the upgrade adds to Essence. */
export const linesOfUpgrade = (): string[] =>
  planFeatures.flatMap(({ lines }) =>
    lines.grand_soiree === lines.essence ? [] : (lines.grand_soiree ?? []),
  )
