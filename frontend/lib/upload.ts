import { type Call, type Place, pathOf, type ResponseOf } from '../../domain/calls/define-call.ts'
import { ApiError } from './api.ts'

/** The fields of a form: a file stands in `file`. */
export type Parts = Readonly<Record<string, File | string>>

/**
 * Sends fields and a file as multipart/form-data and tells how much has left, from 0 to 1 (`fetch` cannot).
 * Failures are those of `api`: `ApiError`, or `TypeError` when nobody answers. Aborted, it never settles.
 */
export function upload<C extends Call>(
  call: C,
  place: Place<C>,
  parts: Parts,
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
    for (const [name, value] of Object.entries(parts)) form.append(name, value)
    request.send(form)
  })
}
