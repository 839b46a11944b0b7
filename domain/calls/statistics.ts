import * as v from 'valibot'
import { BusTrip } from '../event/bus-trips.ts'
import { defineCall } from './define-call.ts'

const AdvancedStatistics = v.object({
  /** People, and whole percent of the confirmed people. */
  bus: v.object({
    people: v.number(),
    percent: v.number(),
    names: v.array(v.string()),
    /** The event's trips with who rides them, for the bus company. */
    trips: v.array(
      v.object({
        ...BusTrip.entries,
        people: v.number(),
        riders: v.array(
          v.object({
            guestId: v.string(),
            name: v.string(),
            party: v.string(),
            phone: v.nullable(v.string()),
          }),
        ),
      }),
    ),
  }),
  dietary: v.object({
    vegetarian: v.number(),
    vegan: v.number(),
    celiac: v.number(),
    lactose: v.number(),
    allergy: v.number(),
    other: v.number(),
  }),
  dietaryList: v.array(v.object({ guestId: v.string(), name: v.string(), text: v.string() })),
  menus: v.array(v.object({ menu: v.string(), people: v.number() })),
  familiesWithChildren: v.array(v.object({ guestId: v.string(), name: v.string(), children: v.number() })),
  children: v.number(),
  groupSizes: v.object({ individual: v.number(), couple: v.number(), small: v.number(), large: v.number() }),
  contact: v.object({ email: v.number(), whatsapp: v.number(), both: v.number(), none: v.number() }),
  byGroup: v.array(
    v.object({
      group: v.string(),
      confirmed: v.number(),
      declined: v.number(),
      pending: v.number(),
      people: v.number(),
    }),
  ),
  /** RSVPs by day, ISO dates in the event's time zone, oldest first. */
  answersByDay: v.array(v.object({ day: v.string(), confirmed: v.number(), declined: v.number() })),
})
export type AdvancedStatistics = v.InferOutput<typeof AdvancedStatistics>

/** The statistics of an event; `advanced` is null on Essence. */
export const EventStatistics = v.object({
  totalGuests: v.number(),
  confirmed: v.number(),
  declined: v.number(),
  pending: v.number(),
  /** Whole percent. */
  responseRate: v.number(),
  totalPeople: v.number(),
  confirmedPeople: v.number(),
  largeGroups: v.number(),
  dietaryCount: v.number(),
  advanced: v.nullable(AdvancedStatistics),
})
export type EventStatistics = v.InferOutput<typeof EventStatistics>

export const findStatistics = defineCall('GET', '/api/events/:eventId/stats', {
  summary: 'What the answers sum up to',
  auth: 'session',
  response: EventStatistics,
  failures: ['event-not-found'],
})

export const downloadCatererSheet = defineCall('GET', '/api/events/:eventId/export.pdf', {
  summary: 'The sheet for the caterer',
  auth: 'session',
  response: 'application/pdf',
  failures: ['event-not-found', 'payment-required', 'plan-required', 'busy'],
})
