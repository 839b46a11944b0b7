import { mkdirSync, writeFileSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { isUnlisted, type Measured } from './aims.ts'
import { figuresOf, isKeptOut, medianOf, reasonsOf } from './figures.ts'
import type { Address } from './stage.ts'

/** Where the last report of every page is left, to be opened in a browser. */
export const reportsFolder = 'dist/lighthouse'
const runs = 3

/**
 * Runs Lighthouse's mobile preset on a page three times, in the browser that listens on `port`, with an empty cache each
 * time. `reasons` names the audits that cost points.
 */
export async function measure(address: Address, port: number): Promise<Measured & { reasons: string[] }> {
  const { name, url, headers } = address
  const reports = []
  for (let run = 0; run < runs; run++) reports.push(await audit(url, headers, port))
  const last = reports.at(-1)
  if (!last) throw new Error(`nothing was measured of ${name}`)
  mkdirSync(reportsFolder, { recursive: true })
  const file = name.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'
  writeFileSync(`${reportsFolder}/${file}.html`, last.html)
  return {
    name,
    figures: medianOf(reports.map(({ lhr }) => figuresOf(lhr, isUnlisted(name)))),
    keptOut: reports.every(({ lhr }) => isKeptOut(lhr)),
    reasons: reasonsOf(last.lhr, isUnlisted(name)),
  }
}

async function audit(url: string, headers: Record<string, string>, port: number) {
  const result = await lighthouse(url, {
    port,
    output: 'html',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    extraHeaders: headers,
    disableFullPageScreenshot: true,
  })
  if (!result) throw new Error(`Lighthouse had nothing to say about ${url}`)
  const { lhr, report } = result
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  return { lhr, html: String(report) }
}
