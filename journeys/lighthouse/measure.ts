import { mkdirSync, writeFileSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { isUnlisted, type Measured } from './aims.ts'
import { figuresOf, isKeptOut, medianOf, type Report, reasonsOf } from './figures.ts'
import type { Address } from './stage.ts'

/** Where the last report of every page is left, to be opened in a browser. */
export const reportsFolder = 'dist/lighthouse'
const runs = 5
/** Visits to each page before the first run: a server that has just started renders slowly, beside the browser. */
const warmUp = 20
const attempts = 3

type Run = { lhr: Report; html: string }

/**
 * Runs Lighthouse's mobile preset on each page five times, in the browser that listens on `port`, with an empty cache each
 * time; by turns, so that a minute in which the machine was busy spoils no page's median. `reasons` names the audits that
 * cost points.
 */
export async function measure(
  addresses: readonly Address[],
  port: number,
): Promise<(Measured & { reasons: string[] })[]> {
  const pages = addresses.map((address) => ({ address, done: [] as Run[] }))
  for (const { url, headers } of addresses)
    for (let visit = 0; visit < warmUp; visit++) await (await fetch(url, { headers })).arrayBuffer()
  for (let run = 0; run < runs; run++)
    for (const { address, done } of pages) done.push(await audit(address, port))
  return pages.map(({ address, done }) => judge(address.name, done))
}

function judge(name: string, done: readonly Run[]): Measured & { reasons: string[] } {
  const last = done.at(-1)
  if (!last) throw new Error(`nothing was measured of ${name}`)
  mkdirSync(reportsFolder, { recursive: true })
  const file = name.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, '') || 'home'
  writeFileSync(`${reportsFolder}/${file}.html`, last.html)
  return {
    name,
    figures: medianOf(done.map(({ lhr }) => figuresOf(lhr, isUnlisted(name)))),
    keptOut: done.every(({ lhr }) => isKeptOut(lhr)),
    reasons: reasonsOf(last.lhr, isUnlisted(name)),
  }
}

/** One run; another one when the browser reported no paint to go by, which happens now and then. */
async function audit({ name, url, headers }: Address, port: number): Promise<Run> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
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
    if (lhr.categories.performance?.score !== null) return { lhr, html: String(report) }
  }
  throw new Error(`Lighthouse saw nothing painted on ${name}, ${attempts} times`)
}
