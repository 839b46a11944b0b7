import { pageOf } from '../../domain/pages.ts'
import type { Figures } from './figures.ts'

/** One page as it was measured; `keptOut` is whether it tells search engines to stay away. */
export type Measured = { name: string; figures: Figures; keptOut: boolean }

const scores = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best practices',
  seo: 'SEO',
} as const satisfies Partial<Record<keyof Figures, string>>
const leastScore = 95
/** A guest's page is opened on any phone, from any place. */
const leastSpeed = 98
const mostShift = 0.01
/** What everybody meets first, and what a couple works in for months, must have no barrier at all. */
const guestPages = ['guest', 'guest-without-photo']
const withoutBarrier = ['/', 'dashboard', ...guestPages]

/**
 * Personal pages and the variants of the home page: `noindex` is asked of them, so they are judged without the audit
 * that it fails, and miss their aim without it.
 */
export const isUnlisted = (name: string): boolean =>
  name.startsWith('/')
    ? pageOf(name).search !== 'listed'
    : [...guestPages, 'dashboard', 'checkout'].includes(name)

function leastOf(figure: string, name: string): number {
  if (figure === 'accessibility' && withoutBarrier.includes(name)) return 100
  return figure === 'performance' && guestPages.includes(name) ? leastSpeed : leastScore
}

/** The aims a page misses, one sentence each. */
export function missedAims({ name, figures, keptOut }: Measured): string[] {
  const misses = Object.entries(scores).flatMap(([figure, title]) => {
    const score = figures[figure as keyof typeof scores]
    const least = leastOf(figure, name)
    return score >= least ? [] : [`${name}: ${title} ${score}, at least ${least}`]
  })
  if (!(figures.cls <= mostShift)) misses.push(`${name}: CLS ${figures.cls.toFixed(3)}, at most ${mostShift}`)
  if (isUnlisted(name) && !keptOut) misses.push(`${name}: search engines are not told to stay away`)
  return misses
}
