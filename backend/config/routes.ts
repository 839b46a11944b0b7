import * as calls from '../../domain/calls/config.ts'
import { callRoutes } from '../platform/http/call-router.ts'
import { findConfig } from './find-config.ts'

export const configRoutes = callRoutes()

configRoutes.on(calls.findConfig, [], findConfig)
