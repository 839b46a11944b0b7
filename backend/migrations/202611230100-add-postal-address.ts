import type { Knex } from 'knex'

/** Where a printed invitation goes. */
export const up = (knex: Knex) =>
  knex.raw(`alter table guests add column postal_address text check (length(postal_address) <= 300)`)
