import type { ReactNode } from 'react'
import { Item, Soft } from './section.tsx'

type Entry = { title: string; description: string }

/** Titles with their words, as the items of whatever list the page composes around them. */
export function Entries<T extends Entry>({
  of,
  before,
}: {
  of: readonly T[]
  before?: (entry: T) => ReactNode
}) {
  return of.map((entry) => (
    <li key={entry.title}>
      {before?.(entry)}
      <Item>{entry.title}</Item>
      <Soft>{entry.description}</Soft>
    </li>
  ))
}
