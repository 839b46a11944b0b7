import { type Call, type Place, pathOf, type ResponseOf } from '../../domain/calls/define-call.ts'
import { ApiError } from './api.ts'

/**
 * Sends one file in the multipart field `file` and tells how much has left, from 0 to 1 (`fetch` cannot).
 * Failures are those of `api`: `ApiError`, or `TypeError` when nobody answers. Aborted, it never settles.
 */
export function upload<C extends Call>(
  call: C,
  place: Place<C>,
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<ResponseOf<C>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(call.method, pathOf(call, place))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve(JSON.parse(request.responseText) as ResponseOf<C>)
        : reject(new ApiError(request.status, request.responseText || request.statusText))
    request.onerror = () => reject(new TypeError('the network did not answer'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}
