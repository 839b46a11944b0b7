import type { Knex } from 'knex'

/** Whether a couple asks how old children are; nobody was asked so far. */
export const up = (knex: Knex) =>
  knex.raw('alter table events add column asks_child_age boolean not null default false')
