import type { FormEvent, ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { Button } from '../../ui/button.tsx'
import { space } from '../../ui/theme.ts'
import { useDraft } from './draft-store.ts'

const appear = keyframes`from { opacity: 0; }`
const Form = styled.form<{ $leaving: boolean; $wide: boolean }>`
  display: grid;
  gap: ${space(3)};
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? '1120px' : '560px')};
  margin: 0 auto;
  opacity: ${({ $leaving }) => ($leaving ? 0 : 1)};
  transition: opacity 100ms ease-out;
  animation: ${appear} 150ms ease-out;
`
const Head = styled.div`
  display: grid;
  gap: ${space(1)};
  text-align: center;
  h2 { font-size: ${({ theme }) => theme.size.displayMedium}; }
  h2:focus { outline: none; }
  p { color: ${({ theme }) => theme.color.inkSoft}; }
`
const Nav = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  margin-top: ${space(1)};
  & > :only-child { margin-left: auto; }
`

type Props = {
  title: string
  lead?: ReactNode
  /** Label of the next button. */
  next: string
  busy?: { is: boolean; text?: string }
  leaving: boolean
  wide?: boolean
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}

/** The current step's title, which gets the focus when the step changes. */
export const stepTitle = 'step-title'

/** The layout of a step: title, fields, two buttons. */
export function StepFrame({ title, lead, next, busy, leaving, wide = false, onSubmit, children }: Props) {
  const { step, back } = useDraft()
  return (
    <Form noValidate onSubmit={onSubmit} $leaving={leaving} $wide={wide}>
      <Head>
        <h2 id={stepTitle} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p>{lead}</p>}
      </Head>
      {children}
      <Nav>
        {step > 1 && (
          <Button tone="secondary" onClick={back} disabled={busy?.is}>
            Anterior
          </Button>
        )}
        <Button type="submit" busy={busy?.is} busyText={busy?.text}>
          {next}
        </Button>
      </Nav>
    </Form>
  )
}
