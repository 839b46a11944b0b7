import anyAscii from 'any-ascii'
import { slugOf, timedSlug } from '../../domain/event/slug.ts'

/** The slug of an event, from its names in any script; 'evento-<timestamp>' when nothing is left. */
export const slugFrom = (names: string): string => slugOf(names) ?? slugOf(anyAscii(names)) ?? timedSlug()
