import type { Knex } from 'knex'

/** What the couple says at the end of its invitation. */
export const up = (knex: Knex) =>
  knex.raw(`alter table events add column closing_words text check (length(closing_words) <= 300)`)
