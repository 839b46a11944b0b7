import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { stepKeys, useDraft } from './draft-store.ts'

/** Marks a history entry that follows the entry of the previous step. */
const stepped = { stepped: true }
const addressOf = (step: number) => `?paso=${step}`

function stepInAddress(): number | null {
  const step = Number(new URLSearchParams(location.search).get('paso'))
  return Number.isInteger(step) && step >= 1 && step <= stepKeys.length ? step : null
}

/** The router keeps an entry's state as `usr`. */
const isStepped = () => (history.state as { usr?: typeof stepped | null } | null)?.usr?.stepped === true

/**
 * Each step is an entry of the browser's history, so that Back goes to the previous step. The history follows the
 * draft's step at once, and the step follows Back and Forward. `ready` once the draft is read; a restored draft gets
 * history entries for its previous steps.
 *
 * Reads the browser's own address and state: those of the router are late, because it renders them as a transition.
 */
export function useStepHistory(ready: boolean): void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    if (!ready) return
    const isHere = () => location.pathname === pathname
    let isTravelling = false

    const begin = () => {
      const { step, goTo } = useDraft.getState()
      const asked = stepInAddress()
      if (asked && asked <= step) return goTo(asked)
      navigate(addressOf(1), { replace: true })
      for (let at = 2; at <= step; at += 1) navigate(addressOf(at), { state: stepped })
    }
    const follow = () => {
      const { step } = useDraft.getState()
      const at = stepInAddress()
      // Going back takes the browser a while: one entry at a time, so that a second press never leaves the wizard.
      if (!isHere() || isTravelling || !at || at === step) return
      if (step > at) return navigate(addressOf(step), { state: stepped })
      if (!isStepped()) return navigate(addressOf(step), { replace: true })
      isTravelling = true
      navigate(-1)
    }
    const onPop = () => {
      const wasOurs = isTravelling
      isTravelling = false
      if (!isHere()) return
      if (wasOurs) return follow()
      const at = stepInAddress()
      if (at) useDraft.getState().goTo(at)
    }

    if (isHere()) begin()
    const unfollow = useDraft.subscribe((now, before) => {
      if (now.step !== before.step) follow()
    })
    addEventListener('popstate', onPop)
    return () => {
      unfollow()
      removeEventListener('popstate', onPop)
    }
  }, [ready, pathname, navigate])
}
