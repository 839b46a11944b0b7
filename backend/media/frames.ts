import * as v from 'valibot'
import type { Frames as Payload } from '../../domain/calls/media.ts'

const share = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1))
const Frame = v.object({ x: share, y: share, width: share, height: share })

/** What a request's frames must be. What a guest's page takes is elsewhere: it must stay light. */
export const Frames = v.object({ tall: Frame, wide: Frame }) satisfies v.GenericSchema<Payload>
