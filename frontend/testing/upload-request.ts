import { vi } from 'vitest'

/** The browser's XMLHttpRequest as far as `upload` uses it, over `fetch`: everything has left as soon as it is sent. */
class UploadRequest {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = {
    onprogress: null,
  }
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  status = 0
  statusText = ''
  responseText = ''
  #method = ''
  #url = ''
  readonly #ending = new AbortController()

  open(method: string, url: string) {
    this.#method = method
    this.#url = url
  }
  abort() {
    this.#ending.abort()
  }
  send(body: FormData) {
    const { signal } = this.#ending
    this.upload.onprogress?.({ loaded: 1, total: 1 })
    fetch(this.#url, { method: this.#method, body, signal })
      .then(async (response) => {
        this.status = response.status
        this.statusText = response.statusText
        this.responseText = await response.text()
        if (!signal.aborted) this.onload?.()
      })
      .catch(() => signal.aborted || this.onerror?.())
  }
}

/** Called before each test. */
export const installUploadRequests = (): void => void vi.stubGlobal('XMLHttpRequest', UploadRequest)
