import * as v from 'valibot'
import type { Frames as Payload } from './contract.ts'

const share = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(1))
const Frame = v.object({ x: share, y: share, width: share, height: share })

/** What a request's frames must be. Not in the contract, of which a guest's page takes a part and must stay light. */
export const Frames = v.object({ tall: Frame, wide: Frame }) satisfies v.GenericSchema<Payload>
