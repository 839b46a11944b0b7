import { expect, test } from 'vitest'
import { missedAims } from './aims.ts'
import { type Figures, figuresOf, medianOf, type Report, reasonsOf } from './figures.ts'

const good: Figures = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 95,
  seoAsReported: 95,
  cls: 0.01,
  lcp: 1800,
  tbt: 40,
  bytes: 200_000,
  requests: 20,
}

test('a page at its aims misses none of them', () => {
  expect(missedAims({ name: '/', figures: good, keptOut: false })).toEqual([])
})

test('each aim is missed by itself, and a figure that could not be measured is a miss', () => {
  const figures = { ...good, performance: 94, seo: Number.NaN, cls: 0.011 }
  expect(missedAims({ name: '/faqs', figures, keptOut: false })).toEqual([
    '/faqs: performance 94, at least 95',
    '/faqs: SEO NaN, at least 95',
    '/faqs: CLS 0.011, at most 0.01',
  ])
})

test('99 for accessibility is enough for the questions, not for the home page or a guest', () => {
  const figures = { ...good, accessibility: 99 }
  expect(missedAims({ name: '/faqs', figures, keptOut: false })).toEqual([])
  expect(missedAims({ name: '/', figures, keptOut: false })).toHaveLength(1)
  expect(missedAims({ name: 'guest', figures, keptOut: true })).toHaveLength(1)
})

test("a guest's page that search engines may list misses its aim", () => {
  expect(missedAims({ name: 'guest', figures: good, keptOut: true })).toEqual([])
  expect(missedAims({ name: 'guest', figures: good, keptOut: false })).toEqual([
    'guest: search engines are not told to stay away',
  ])
})

const scored = (score: number | null) => ({ score })
const report = {
  categories: {
    seo: {
      score: 0.4,
      auditRefs: [
        { id: 'is-crawlable', weight: 4 },
        { id: 'document-title', weight: 3 },
        { id: 'meta-description', weight: 1 },
        { id: 'image-alt', weight: 1 },
      ],
    },
  },
  audits: {
    'is-crawlable': scored(0),
    'document-title': scored(1),
    'meta-description': scored(0),
    'image-alt': scored(null),
  },
} as unknown as Report

test('being kept out of search engines on purpose costs no SEO points, everything else does', () => {
  expect(figuresOf(report, true)).toMatchObject({ seo: 75, seoAsReported: 40 })
  expect(figuresOf(report, false)).toMatchObject({ seo: 40, seoAsReported: 40 })
  expect(reasonsOf(report, true).join()).not.toContain('is-crawlable')
  expect(reasonsOf(report, false).join()).toContain('is-crawlable')
})

test('of three runs every figure is the middle one', () => {
  const median = medianOf([
    { ...good, performance: 91, lcp: 900 },
    { ...good, performance: 97, lcp: 1000 },
    { ...good, performance: 96, lcp: 800 },
  ])
  expect(median).toMatchObject({ performance: 96, lcp: 900 })
})
