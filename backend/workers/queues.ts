import type { Schedule, Worker } from '../platform/worker.ts'

/** Every background job. */
export const workers: readonly Worker[] = []

/** What runs by the clock (Europe/Madrid). */
export const schedules: readonly Schedule[] = []
