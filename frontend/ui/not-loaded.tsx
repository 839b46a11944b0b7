import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'

type Props = { title: string; onAgain: () => void; children: ReactNode }

/** Shown instead of data that could not be fetched, with a retry button. */
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
