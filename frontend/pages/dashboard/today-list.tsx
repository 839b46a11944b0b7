import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import type { GuestNeed } from '../../../domain/sending/guest-needs.ts'
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

type Props = {
  tasks: readonly Task[]
  isActive: boolean
  onGo: (tab: DashboardTab, need: GuestNeed | null) => void
}

/** What to do today; each line leads to where it is done. */
export function TodayList({ tasks, isActive, onGo }: Props) {
  return (
    <Place aria-label="Qué hacer hoy">
      <h2>Hoy</h2>
      {tasks.length > 0 ? (
        <ul>
          {tasks.slice(0, 3).map(({ text, tab, need }) => (
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
          {isActive
            ? 'Nada pendiente. Las respuestas aparecerán aquí solas.'
            : 'Activa tu evento para empezar a invitar.'}
        </Soft>
      )}
    </Place>
  )
}
