import { type ReactNode, useState } from 'react'
import { figure } from '../../../../lib/count-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Stack } from '../../../../ui/layout.ts'
import { Lines } from './layout.ts'

/** How many more lines each press brings. */
const further = 50

type Props<Item> = {
  items: readonly Item[]
  label: string
  /** Lines on the screen at first. */
  first?: number
  children: (item: Item) => ReactNode
}

/** A list of which the first lines are shown, and the rest as it is asked for: thousands stay light. */
export function MoreLines<Item>({ items, label, first = 12, children }: Props<Item>) {
  const [most, setMost] = useState(first)
  const left = items.length - most
  return (
    <Stack $gap={1} $items="start">
      <Lines aria-label={label} style={{ width: '100%' }}>
        {items.slice(0, most).map(children)}
      </Lines>
      {left > 0 && (
        <Button tone="quiet" small onClick={() => setMost(most + further)}>
          Ver {figure(Math.min(further, left))} más de {figure(left)}
        </Button>
      )}
    </Stack>
  )
}
