/** What WhatsApp takes as the picture of a template (Twilio, whatsapp/card: JPEG or PNG, at most 5 MB). */
const types = ['image/jpeg', 'image/png']
const mostBytes = 5 * 1024 * 1024
const patienceMs = 15_000

/** 63019: it could not be downloaded. 63021: it is of another type, or too large. */
export type MediaFault = 63019 | 63021

export type Media = ReturnType<typeof openMedia>

/** Downloads the pictures of messages as the provider does: after it took them, and before it sends them on. */
export function openMedia() {
  const found = new Map<string, 'checking' | 'good' | MediaFault>()
  return {
    /**
     * What is known of a picture: `checking` until it was downloaded, which `done` tells of. A fault is told once; the
     * next message with that address tries again.
     */
    look(url: string, done: () => void): 'checking' | 'good' | MediaFault {
      const known = found.get(url)
      if (known === undefined) {
        found.set(url, 'checking')
        void download(url).then((fault) => {
          found.set(url, fault ?? 'good')
          done()
        })
        return 'checking'
      }
      if (typeof known === 'number') found.delete(url)
      return known
    },
  }
}

async function download(url: string): Promise<MediaFault | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
    if (!response.ok) return 63019
    const bytes = await response.arrayBuffer()
    const type = response.headers.get('content-type')?.split(';')[0] ?? ''
    return types.includes(type) && bytes.byteLength <= mostBytes ? null : 63021
  } catch {
    return 63019
  }
}
