import type { Knex } from 'knex'

/** The provider's id of the message whose picture it could not load: it was not sent, and is sent once more without. */
export const up = (knex: Knex) => knex.raw(`alter table deliveries add column lost_picture_id text`)
