import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { useToasts } from '../ui/use-toasts.ts'
import { installLiveStreams } from './live-stream.ts'
import { requests, server, unexpected } from './server.ts'
import { installUploadRequests } from './upload-request.ts'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 15_000 })

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  installLiveStreams()
  installUploadRequests()
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  requests.length = 0
  localStorage.clear()
  sessionStorage.clear()
  useToasts.setState({ toast: null, kept: null })
  expect(unexpected.splice(0), 'calls that the test does not respond to').toEqual([])
})
afterAll(() => server.close())
