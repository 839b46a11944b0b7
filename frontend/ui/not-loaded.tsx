import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

type Props = { title: string; onAgain: () => void; children: ReactNode }

/** Where something should stand that could not be fetched: what happened, and a way to ask again. */
export function NotLoaded({ title, onAgain, children }: Props) {
  return (
    <Banner
      tone="bad"
      title={title}
      action={
        <Button tone="secondary" small onClick={onAgain}>
          Volver a intentarlo
        </Button>
      }
    >
      {children}
    </Banner>
  )
}
