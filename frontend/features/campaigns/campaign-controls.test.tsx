import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  type CampaignSummary,
  cancelCampaign,
  listCampaigns,
  pauseCampaign,
} from '../../../domain/calls/messaging.ts'
import { Page } from '../../testing/on-page.tsx'
import { eventId } from '../../testing/samples.ts'
import { disconnect, refuse, requests, respond } from '../../testing/server.ts'
import { useToasts } from '../../ui/use-toasts.ts'
import { CampaignControls } from './campaign-controls.tsx'
import { useCampaigns } from './use-campaigns.ts'

const running: CampaignSummary = {
  id: 'c1',
  kind: 'invitation',
  method: 'email',
  createdAt: '2031-01-01T10:00:00.000Z',
  guests: 2,
  skipped: 0,
  total: 2,
  counts: { email: { queued: 2 }, whatsapp: {} },
  resendable: 0,
  finishedAt: null,
  pausedAt: null,
  cancelledAt: null,
  waiting: null,
}
const paused = { ...running, pausedAt: '2031-01-01T11:00:00.000Z' }

function Campaigns() {
  const { campaigns = [] } = useCampaigns(eventId)
  return campaigns.map((campaign) => (
    <CampaignControls key={campaign.id} eventId={eventId} campaign={campaign} />
  ))
}
async function openCampaign() {
  respond(listCampaigns, () => [running])
  render(
    <Page>
      <Campaigns />
    </Page>,
  )
  return screen.findByRole('button', { name: 'Pausar' })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const notice = () => useToasts.getState().toast

test('a campaign that was paused can be resumed', async () => {
  await openCampaign()
  respond(listCampaigns, () => [paused])
  respond(pauseCampaign, () => paused)
  press('Pausar')
  await screen.findByRole('button', { name: 'Reanudar' })
  expect(notice()?.title).toBe('Envío en pausa')
})

test('a campaign that ended meanwhile is refused to be paused: it says why, and the screen follows', async () => {
  await openCampaign()
  respond(listCampaigns, () => [{ ...running, finishedAt: '2031-01-01T11:00:00.000Z' }])
  refuse(pauseCampaign, 'campaign-over')
  press('Pausar')
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(notice()).toMatchObject({
    title: 'No se ha podido pausar',
    description: expect.stringMatching(/^Este envío ya ha terminado/),
  })
})

test('a campaign that could not be paused for want of a network goes on, and says so', async () => {
  await openCampaign()
  disconnect(pauseCampaign)
  press('Pausar')
  await waitFor(() => expect(notice()?.description).toMatch(/^No hay conexión/))
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pausar' }).disabled).toBe(false),
  )
})

test('a campaign is cancelled only after it was asked about', async () => {
  await openCampaign()
  press('Cancelar envío')
  await screen.findByRole('alertdialog')
  press('Seguir enviando')
  expect(requests.filter((line) => line.startsWith('POST'))).toEqual([])
  press('Cancelar envío')
  await screen.findByRole('alertdialog')
  respond(listCampaigns, () => [{ ...running, cancelledAt: '2031-01-01T11:00:00.000Z' }])
  respond(cancelCampaign, () => ({ left: 0, cancelled: 2 }))
  press('Cancelar envío')
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(notice()?.title).toBe('Envío cancelado')
})
