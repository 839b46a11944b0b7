import type { Knex } from 'knex'

/** Mails to one person (verification, password, receipt, enquiry) wait in a row of their own, beside the campaigns'. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    alter table send_limits
      drop constraint send_limits_provider_check,
      add check (provider in ('email', 'transactional-email', 'whatsapp'));
    insert into send_limits (provider) values ('transactional-email');
  `)
}
