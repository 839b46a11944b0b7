import { useEffect, useState } from 'react'
import { latePart } from '../../ui/late-part.tsx'
import { Loading } from '../../ui/spinner.tsx'

/** Milliseconds after the list has come until the rest of the dashboard is fetched, for when the network is away. */
const restAfter = 1000

const statsTab = latePart(async () => (await import('./stats-tab.tsx')).StatsTab, <Loading />)
const editTab = latePart(async () => (await import('./edit-tab.tsx')).EditTab, <Loading />)
const sendDialog = latePart(async () => (await import('../../features/campaigns/send-dialog.tsx')).SendDialog)
const historyDialog = latePart(async () => (await import('./history-dialog.tsx')).HistoryDialog)
const addGuestDialog = latePart(
  async () => (await import('../../features/guests/edit/add-guest-dialog.tsx')).AddGuestDialog,
)
const helpPanel = latePart(async () => (await import('../../features/concierge/help-panel.tsx')).HelpPanel)
/** Only for events that are not paid. */
const activationPanel = latePart(
  async () => (await import('../../features/payments/activation-panel.tsx')).ActivationPanel,
)
const formatNotice = latePart(async () => (await import('./format-notice.tsx')).FormatNotice)
const parts = [editTab, addGuestDialog, sendDialog, historyDialog, statsTab]

export const { Part: StatsTab } = statsTab
export const { Part: EditTab } = editTab
export const { Part: SendDialog } = sendDialog
export const { Part: HistoryDialog } = historyDialog
export const { Part: HelpPanel } = helpPanel
export const { Part: ActivationPanel } = activationPanel
export const { Part: FormatNotice } = formatNotice
export const { Part: AddGuestDialog } = addGuestDialog

/** Fetches the code of the other tabs and dialogs once the page is at rest; answers whether it is. */
export function usePreparedParts(isReady: boolean): boolean {
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => {
      for (const { prepare } of parts) prepare()
      setAtRest(true)
    }, restAfter)
    return () => clearTimeout(timer)
  }, [isReady])
  return isAtRest
}
