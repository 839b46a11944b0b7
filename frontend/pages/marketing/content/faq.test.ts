import { expect, test } from 'vitest'
import { faqCategories } from './faq.ts'
import { shortFaq } from './services.ts'

const questions = faqCategories.flatMap((category) => category.questions)

test('there are six categories in a fixed order, each with at least four questions', () => {
  expect(faqCategories.map(({ title }) => title)).toEqual([
    'Funcionalidades Básicas',
    'Gestión de Invitados',
    'Comunicación',
    'Planes y Pagos',
    'Análisis Premium',
    'Técnico y Seguridad',
  ])
  for (const { questions } of faqCategories) expect(questions.length).toBeGreaterThanOrEqual(4)
})

test('every question is asked once and answered without exclaiming', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  for (const { title, body } of [...questions, ...shortFaq]) {
    expect(title + body).not.toMatch(/[¡!]/)
    expect(body.length).toBeGreaterThan(60)
  }
})

test('a landing answers four questions', () => {
  expect(shortFaq).toHaveLength(4)
})
