import document from '../../docs/openapi.json' with { type: 'json' }
import { describeApi } from '../../domain/calls/openapi.ts'
import { callRoutes } from '../platform/http/call-router.ts'

export const openapiRoutes = callRoutes()

const text = JSON.stringify(document)

openapiRoutes.on(describeApi, [], () => text)
