import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Page } from '../testing/on-page.tsx'
import { Choice } from './choice.tsx'
import { RadioGroup } from './radio-group.tsx'

function open() {
  const chosen: string[] = []
  function Question() {
    const [value, setValue] = useState('two')
    const choose = (next: string) => {
      chosen.push(next)
      setValue(next)
    }
    return (
      <RadioGroup label="Plazas" value={value} onValueChange={choose}>
        <Choice value="two">2 plazas</Choice>
        <Choice value="three">3 plazas</Choice>
      </RadioGroup>
    )
  }
  render(
    <Page>
      <Question />
    </Page>,
  )
  return chosen
}

test('an arrow chooses, also when the key is up again before the page has moved the focus', async () => {
  const chosen = open()
  const first = screen.getByRole('radio', { name: '2 plazas' })
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowDown' })
  fireEvent.keyUp(first, { key: 'ArrowDown' })
  const second = screen.getByRole('radio', { name: '3 plazas' })
  await waitFor(() => expect(document.activeElement).toBe(second))
  expect(second.getAttribute('aria-checked')).toBe('true')
  expect(chosen).toEqual(['three'])
})

test('an arrow that is held down chooses once; the focus that comes from elsewhere chooses nothing', async () => {
  const chosen = open()
  const second = screen.getByRole('radio', { name: '3 plazas' })
  second.focus()
  expect(chosen).toEqual([])
  second.blur()
  const first = screen.getByRole('radio', { name: '2 plazas' })
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowDown' })
  await waitFor(() => expect(document.activeElement).toBe(second))
  expect(chosen).toEqual(['three'])
})
