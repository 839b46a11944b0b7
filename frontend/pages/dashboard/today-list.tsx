import { ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import type { GuestNeed } from '../../../domain/sending/guest-needs.ts'
import { Button } from '../../ui/button.tsx'
import { space } from '../../ui/theme.ts'
import type { DashboardTab } from './tabs.ts'
import type { Task } from './today.ts'

const Place = styled.section`
  display: grid;
  align-content: start;
  & > h2 { font-size: ${({ theme }) => theme.size.displaySmall}; }
  & ul { padding: 0; list-style: none; }
  & li + li { border-top: 1px solid ${({ theme }) => theme.color.mist}; }
`
const Line = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  min-height: 48px;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  text-align: left;
  &:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.25em; }
  & > svg { width: 18px; height: 18px; color: ${({ theme }) => theme.color.accentDeep}; }
`
const Soft = styled.p`
  padding-block: ${space(1)};
  color: ${({ theme }) => theme.color.inkSoft};
`

const More = styled(Button)`justify-self: start; margin-left: -1rem;`

/** So many lines are read at a glance. */
const atFirst = 3

type Props = {
  /** Null while the guest list is still coming. */
  tasks: readonly Task[] | null
  isActive: boolean
  onGo: (tab: DashboardTab, need: GuestNeed | null) => void
}

/** What to do today, the first three of it at once; each line leads to where it is done. */
export function TodayList({ tasks, isActive, onGo }: Props) {
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = isWhole ? tasks : tasks?.slice(0, atFirst)
  const others = (tasks?.length ?? 0) - (shown?.length ?? 0)
  function showAll() {
    // The button goes: what it brought has the focus then.
    flushSync(() => setWhole(true))
    list.current?.querySelectorAll('button')[atFirst]?.focus()
  }
  return (
    <Place aria-label="Qué hacer hoy" aria-busy={!tasks}>
      <h2>Hoy</h2>
      {shown && shown.length > 0 ? (
        <ul ref={list}>
          {shown.map(({ text, tab, need }) => (
            <li key={text}>
              <Line type="button" onClick={() => onGo(tab, need)}>
                {text}
                <ArrowRight aria-hidden="true" />
              </Line>
            </li>
          ))}
        </ul>
      ) : (
        <Soft>
          {!isActive
            ? 'Activa tu evento para empezar a invitar.'
            : tasks
              ? 'Nada pendiente. Las respuestas aparecerán aquí solas.'
              : 'Mirando tu lista…'}
        </Soft>
      )}
      {others > 0 && (
        <More tone="quiet" small onClick={showAll}>
          Ver {others} más
        </More>
      )}
    </Place>
  )
}
