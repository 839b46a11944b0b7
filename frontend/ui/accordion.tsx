import { Plus } from 'lucide-react'
import { Accordion as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { space } from './theme.ts'

const open = keyframes`from { height: 0; opacity: 0; } to { height: var(--radix-accordion-content-height); }`

const Item = styled(Radix.Item)`
  border-bottom: 1px solid ${({ theme }) => theme.color.mist};
  &:first-child { border-top: 1px solid ${({ theme }) => theme.color.mist}; }
`
const Head = styled(Radix.Header)`
  font-family: ${({ theme }) => theme.font.text};
  font-size: 1rem;
  line-height: 1.4;
`
const Trigger = styled(Radix.Trigger)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  width: 100%;
  min-height: 64px;
  padding: ${space(2)} 0;
  border: 0;
  background: none;
  font-size: ${({ theme }) => theme.size.large};
  font-weight: 500;
  text-align: left;
  & > svg { color: ${({ theme }) => theme.color.inkSoft}; transition: transform ${({ theme }) => theme.motion.fast}; }
  &[data-state='open'] > svg { transform: rotate(45deg); }
`
const Body = styled(Radix.Content)`
  overflow: hidden;
  color: ${({ theme }) => theme.color.inkSoft};
  &[data-state='open'] { animation: ${open} 200ms ease-out; }
  &[data-state='closed'] { display: none; }
  & > div { max-width: ${({ theme }) => theme.width.text}; padding: 0 ${space(5)} ${space(3)} 0; }
  & p + p { margin-top: ${space(1)}; }
  @media (scripting: none) {
    &[data-state='closed'] { display: block; }
  }
`

export type AccordionItem = { id: string; title: ReactNode; body: ReactNode }

/**
 * Questions that open independently. The answers are in the page even while closed, and shown when there is no
 * script.
 */
export function Accordion({ items, level = 3 }: { items: readonly AccordionItem[]; level?: 2 | 3 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <Radix.Root type="multiple">
      {items.map(({ id, title, body }) => (
        <Item key={id} value={id}>
          <Head asChild>
            <Heading>
              <Trigger>
                {title}
                <Plus size={20} aria-hidden="true" />
              </Trigger>
            </Heading>
          </Head>
          <Body forceMount>
            <div>{body}</div>
          </Body>
        </Item>
      ))}
    </Radix.Root>
  )
}
