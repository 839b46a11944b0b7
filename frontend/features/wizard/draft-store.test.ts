import { beforeEach, expect, test } from 'vitest'
import { firstMissingStep, useDraft } from './draft-store.ts'

beforeEach(() => useDraft.setState(useDraft.getInitialState(), true))

test('a draft begins at step 1 in the specified colours, format and without a bus', () => {
  const { step, draft } = useDraft.getState()
  expect(step).toBe(1)
  expect(draft).toEqual({
    primaryColor: '#1A1A1A',
    secondaryColor: '#C9A96E',
    invitationFormat: 'classic',
    hasBusTransport: false,
  })
})

test('going back never goes below step 1, going on never beyond step 7', () => {
  useDraft.getState().back()
  expect(useDraft.getState().step).toBe(1)
  for (let clicks = 0; clicks < 10; clicks += 1) useDraft.getState().advance({})
  expect(useDraft.getState().step).toBe(7)
})

test('going on merges the step and going back loses nothing', () => {
  useDraft.getState().advance({ coupleNames: 'María y Juan' })
  useDraft.getState().remember({ eventDate: '2027' })
  useDraft.getState().back()
  expect(useDraft.getState().draft.coupleNames).toBe('María y Juan')
  expect(useDraft.getState().typed).toEqual({ eventDate: '2027' })
})

test('what an event lacks is found at its step', () => {
  const { draft } = useDraft.getState()
  expect(firstMissingStep(draft)).toBe(1)
  expect(firstMissingStep({ ...draft, coupleNames: 'Ana' })).toBe(3)
  expect(firstMissingStep({ ...draft, coupleNames: 'Ana', eventDate: '2037-06-12' })).toBe(7)
  const whole = { ...draft, coupleNames: 'Ana', eventDate: '2037-06-12', email: 'ana@example.com' }
  expect(firstMissingStep(whole)).toBeNull()
})
