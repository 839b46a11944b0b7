import type { Result } from 'lighthouse'

/** What one page is judged by: scores 0 to 100, `cls` without unit, times in milliseconds, `bytes` as transferred. */
export type Figures = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** What Lighthouse itself says for SEO; `seo` is another where a page must fail one of its audits. */
  seoAsReported: number
  cls: number
  lcp: number
  tbt: number
  bytes: number
  requests: number
}

/** The part of Lighthouse's report that counts here. */
export type Report = Pick<Result, 'audits' | 'categories'>

/** Says that a page may be indexed: the one audit that an unlisted page must fail. */
const crawlable = 'is-crawlable'

/**
 * The figures of one run. A page that is kept out of search engines on purpose is scored for SEO by all the other audits
 * of that category, weighted as Lighthouse weighs them.
 */
export function figuresOf(report: Report, keptOut: boolean): Figures {
  const score = (id: string) => Math.round((report.categories[id]?.score ?? 0) * 100)
  const value = (id: string) => report.audits[id]?.numericValue ?? Number.NaN
  const requests = report.audits['network-requests']?.details
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seoAsReported: score('seo'),
    seo: keptOut ? scoreWithout(report, 'seo', crawlable) : score('seo'),
    cls: value('cumulative-layout-shift'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
    requests: requests?.type === 'table' ? requests.items.length : Number.NaN,
  }
}

function scoreWithout({ audits, categories }: Report, category: string, left: string): number {
  const counted = (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const score = audits[id]?.score
    return id === left || typeof score !== 'number' ? [] : [{ weight, score }]
  })
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0)
  return Math.round((counted.reduce((sum, { weight, score }) => sum + weight * score, 0) / weights) * 100)
}

/** Whether search engines are told to stay away from the page. */
export const isKeptOut = ({ audits }: Report): boolean => audits[crawlable]?.score === 0

/** Of several runs, the median of every figure by itself. */
export function medianOf(runs: readonly Figures[]): Figures {
  const [first] = runs
  if (!first) throw new Error('there is no run to take the median of')
  const middle = (figure: keyof Figures) => {
    const sorted = runs.map((run) => run[figure]).toSorted((a, b) => a - b)
    return [figure, sorted[Math.floor(sorted.length / 2)]]
  }
  return Object.fromEntries((Object.keys(first) as (keyof Figures)[]).map(middle)) as Figures
}

/** What took points from a page, heaviest first: `category: audit (title)`; not what it must fail. */
export function reasonsOf({ audits, categories }: Report, keptOut: boolean): string[] {
  return Object.values(categories).flatMap(({ id: category, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && typeof audits[id]?.score === 'number')
      .filter(({ id }) => !(keptOut && id === crawlable))
      .filter(({ id }) => (audits[id]?.score ?? 1) < 0.9)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ id }) => `${category}: ${id} (${audits[id]?.title}) ${audits[id]?.displayValue ?? ''}`.trim()),
  )
}
