import { isUnlisted, type Measured } from './aims.ts'

const head = ['page', 'perf.', 'access.', 'best pr.', 'SEO', 'CLS', 'LCP s', 'TBT ms', 'kB', 'requests']

/** The figures as aligned text, with the note that explains the two SEO scores of an unlisted page. */
export function tableOf(pages: readonly Measured[]): string {
  const rows = [head, ...pages.map(rowOf)]
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  '),
  )
  const notes = pages.some(({ name }) => isUnlisted(name))
    ? [
        '',
        "* noindex on purpose: Lighthouse's score, then that of every SEO audit but is-crawlable, which must fail",
      ]
    : []
  return [...lines, ...notes].join('\n')
}

function rowOf({ name, figures }: Measured): string[] {
  return [
    name,
    String(figures.performance),
    String(figures.accessibility),
    String(figures.bestPractices),
    isUnlisted(name) ? `${figures.seoAsReported} / ${figures.seo}*` : String(figures.seo),
    figures.cls.toFixed(3),
    (figures.lcp / 1000).toFixed(2),
    figures.tbt.toFixed(0),
    (figures.bytes / 1000).toFixed(0),
    String(figures.requests),
  ]
}
