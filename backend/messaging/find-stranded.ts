import { database, type Trx } from '../platform/database.ts'

/** Younger messages certainly have a job and are not checked. */
const patience = `interval '10 minutes'`

type Found = { id: string; eventId: string }

/**
 * SQL: the ids in a queue's live jobs. Read once and compared as a set: a lookup for each message takes quadratic time.
 */
const spokenOf = (queue: string, ids: string) => `
  select ${ids}::uuid as id from pgboss.job j where j.name = '${queue}' and j.state < 'completed'`

/** Only unfinished campaigns have anything left to send, and there are few of those. */
const openCampaigns = `campaigns c where c.finished_at is null`

const neverRendered = `
  with spoken as materialized (${spokenOf('fan-out-campaign', `(j.data ->> 'campaignId')`)})
  select c.id, c.event_id from ${openCampaigns} and c.template is null and c.created_at < now() - ${patience}
    and not exists (select from spoken where spoken.id = c.id)`

const batchesWithoutJob = `
  with spoken as materialized (${spokenOf('send-email-batch', `(j.data ->> 'batchId')`)}),
  open as materialized (select c.id, c.event_id, c.paused_at from ${openCampaigns} and c.template is not null)
  select b.id, c.event_id from open c join email_batches b on b.campaign_id = c.id
  where (b.state = 'sending' or (b.state = 'queued' and c.paused_at is null)) and b.created_at < now() - ${patience}
    and not exists (select from spoken where spoken.id = b.id)`

const whatsappsWithoutJob = (status: 'queued' | 'sending', queue: string) => `
  with spoken as materialized (${spokenOf(queue, `jsonb_array_elements_text(j.data -> 'deliveryIds')`)}),
  open as materialized (select c.id, c.event_id, c.paused_at from ${openCampaigns} and c.template is not null)
  select d.id, c.event_id from open c join deliveries d on d.campaign_id = c.id
  where d.channel = 'whatsapp' and d.status = '${status}' and d.updated_at < now() - ${patience}
    ${status === 'queued' ? 'and c.paused_at is null' : ''}
    and not exists (select from spoken where spoken.id = d.id)`

const overWithoutSaying = `
  select c.id, c.event_id from ${openCampaigns} and c.template is not null
    and not exists (
      select from email_batches b where b.campaign_id = c.id and b.state in ('queued', 'sending'))
    and not exists (
      select from deliveries d
      where d.campaign_id = c.id and d.channel = 'whatsapp' and d.status in ('queued', 'sending'))`

/** What is unsent or unsettled of open campaigns and has no job, at most `limit` of each kind. */
export async function findStranded(trx: Trx, limit: number) {
  const find = async (sql: string) => {
    const { rows } = await trx.raw<{ rows: Found[] }>(`${sql} limit ${limit}`)
    return rows
  }
  return {
    campaigns: await find(neverRendered),
    batches: await find(batchesWithoutJob),
    unsent: await find(whatsappsWithoutJob('queued', 'send-whatsapps')),
    unsettled: await find(whatsappsWithoutJob('sending', 'settle-whatsapps')),
  }
}

/** Campaigns that are still open and have nothing left to send. */
export async function findOver(): Promise<Found[]> {
  const { rows } = await database().raw<{ rows: Found[] }>(overWithoutSaying)
  return rows
}
