import { act, render, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import {
  type CampaignDetail,
  type CampaignSummary,
  findCampaign,
  listCampaigns,
} from '../../../domain/calls/messaging.ts'
import { failureText } from '../../lib/api.ts'
import { useLiveEvent } from '../../lib/live/use-live-event.ts'
import { live } from '../../testing/live-stream.ts'
import { onPage, Page } from '../../testing/on-page.tsx'
import { eventId } from '../../testing/samples.ts'
import { disconnect, hold, refuse, requests, respond } from '../../testing/server.ts'
import { useCampaign, useCampaigns } from './use-campaigns.ts'

const campaign = (id: string, fields: Partial<CampaignSummary> = {}): CampaignSummary => ({
  id,
  kind: 'invitation',
  method: 'email',
  createdAt: '2031-01-01T10:00:00.000Z',
  guests: 2,
  skipped: 0,
  total: 2,
  counts: { email: { sent: 2 }, whatsapp: {} },
  resendable: 0,
  finishedAt: null,
  pausedAt: null,
  cancelledAt: null,
  waiting: null,
  ...fields,
})
const message = (guestId: string, status: 'sent' | 'delivered'): CampaignDetail['deliveries'][number] => ({
  id: `d-${guestId}`,
  guestId,
  guestName: guestId,
  channel: 'email',
  status,
  reason: null,
  updatedAt: '2031-01-01T10:00:00.000Z',
})
const detail = (deliveries: CampaignDetail['deliveries']): CampaignDetail => ({
  ...campaign('c1'),
  deliveries,
})
const statesOf = (shown: CampaignDetail | undefined) => shown?.deliveries.map(({ status }) => status)

test('while the campaigns are on their way there is no list; an event without any has an empty one', async () => {
  const list = hold(listCampaigns, () => [])
  const { result } = onPage(() => useCampaigns(eventId))
  expect(result.current.campaigns).toBeUndefined()
  list.release()
  await waitFor(() => expect(result.current.campaigns).toEqual([]))
})

test('a failed refetch keeps the campaigns that are known', async () => {
  respond(listCampaigns, () => [campaign('c1')])
  const { result } = onPage(() => useCampaigns(eventId))
  await waitFor(() => expect(result.current.campaigns).toHaveLength(1))
  disconnect(listCampaigns)
  await act(() => result.current.refresh())
  expect(result.current.campaigns).toHaveLength(1)
})

test('a campaign’s progress is shown without reloading', async () => {
  respond(listCampaigns, () => [campaign('c1')])
  const { result } = onPage(() => ({ ...useCampaigns(eventId), isAway: useLiveEvent(eventId) }))
  await waitFor(() => expect(result.current.campaigns).toHaveLength(1))
  respond(listCampaigns, () => [campaign('c1', { finishedAt: '2031-01-01T11:00:00.000Z' })])
  live.tell({ type: 'campaign.finished', campaignId: 'c1' })
  await waitFor(() => expect(result.current.campaigns?.[0]?.finishedAt).not.toBeNull())
})

test.each([
  ['refused', () => refuse(findCampaign, 'campaign-not-found'), 'Envío no encontrado'],
  ['without a network', () => disconnect(findCampaign), /^No hay conexión/],
] as const)('messages %s say why, and come when they are asked for again', async (_, fail, sentence) => {
  fail()
  const { result } = onPage(() => useCampaign('c1'))
  expect(result.current).toMatchObject({ campaign: undefined, error: undefined })
  await waitFor(() => expect(failureText(result.current.error)).toMatch(sentence))
  respond(findCampaign, () => detail([message('ana', 'sent')]))
  act(() => result.current.again())
  await waitFor(() => expect(statesOf(result.current.campaign)).toEqual(['sent']))
})

/** An event's page on which one campaign's messages can be opened and closed. */
function openPage() {
  respond(listCampaigns, () => [campaign('c1')])
  respond(findCampaign, () => detail([message('ana', 'sent'), message('luis', 'sent')]))
  const shown: { campaign: CampaignDetail | undefined } = { campaign: undefined }
  function Messages() {
    shown.campaign = useCampaign('c1').campaign
    return null
  }
  let show: (isShown: boolean) => void = () => {}
  function Campaigns() {
    const [isShown, setShown] = useState(true)
    show = setShown
    useCampaigns(eventId)
    useLiveEvent(eventId)
    return isShown && <Messages />
  }
  render(
    <Page>
      <Campaigns />
    </Page>,
  )
  return { shown, show: (isShown: boolean) => act(() => show(isShown)) }
}

test('a message that was delivered is shown without reloading, and only that guest’s is fetched', async () => {
  const { shown } = openPage()
  await waitFor(() => expect(statesOf(shown.campaign)).toEqual(['sent', 'sent']))
  respond(findCampaign, () => detail([message('luis', 'delivered')]))
  live.tell({ type: 'delivery.changed', campaignId: 'c1', guestIds: ['luis'] })
  await waitFor(() => expect(statesOf(shown.campaign)).toEqual(['sent', 'delivered']))
  expect(requests.filter((line) => line.includes('/campaigns/c1'))).toEqual([
    'GET /api/campaigns/c1',
    'GET /api/campaigns/c1?guests=luis',
  ])
})

test('a campaign that was closed is not fetched for nobody, and comes anew when it is opened', async () => {
  const { shown, show } = openPage()
  await waitFor(() => expect(shown.campaign).toBeDefined())
  show(false)
  const before = requests.length
  live.tell({ type: 'campaign.progressed', campaignId: 'c1' })
  await waitFor(() => expect(requests.slice(before)).toEqual(['GET /api/events/e1/campaigns']))
  const anew = hold(findCampaign, () => detail([message('ana', 'delivered')]))
  show(true)
  expect(shown.campaign).toBeUndefined()
  anew.release()
  await waitFor(() => expect(statesOf(shown.campaign)).toEqual(['delivered']))
})
