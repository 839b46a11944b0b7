import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { stepKeys, useDraft } from './draft-store.ts'

/** Marks a history entry that follows the entry of the previous step. */
const stepped = { stepped: true }
const addressOf = (step: number) => `?paso=${step}`

function stepIn(search: string): number | null {
  const step = Number(new URLSearchParams(search).get('paso'))
  return Number.isInteger(step) && step >= 1 && step <= stepKeys.length ? step : null
}

/**
 * Each step is an entry of the browser's history, so that Back goes to the previous step. `ready` once the draft
 * is read; a restored draft gets history entries for its previous steps.
 */
export function useStepHistory(ready: boolean): void {
  const { step, goTo } = useDraft()
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const type = useNavigationType()
  const shown = stepIn(search)
  const begun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the step, not itself
  useEffect(() => {
    if (!ready) return
    if (begun.current) {
      if (shown !== step)
        navigate(addressOf(step), step < (shown ?? 0) ? { replace: true } : { state: stepped })
      return
    }
    begun.current = true
    if (shown && shown <= step) return goTo(shown)
    navigate(addressOf(1), { replace: true })
    for (let at = 2; at <= step; at += 1) navigate(addressOf(at), { state: stepped })
  }, [ready, step])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step follows Back and Forward alone
  useEffect(() => {
    if (begun.current && type === 'POP' && shown) goTo(shown)
  }, [key])
}

/** Goes one step back, with the browser's history if possible. */
export function useStepBack(): () => void {
  const { back } = useDraft()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: typeof stepped | null }
  return () => (state?.stepped ? navigate(-1) : back())
}
