import { imageLimits, type MediaStored } from '../../../backend/events/contract.ts'

/** Why a file is refused before it travels, in Spanish; null when it may go. */
export function refusalOf(file: { type: string; size: number }): string | null {
  if (!imageLimits.types.some((type) => type === file.type))
    return 'Ese archivo no es una imagen JPG, PNG o WebP. Elige otra foto.'
  if (file.size > imageLimits.bytes)
    return 'La imagen pesa más de 5MB. Elige una más ligera o redúcela antes.'
  return null
}

/** Uploads a cover photo; `onProgress` hears the share sent, 0 to 1. Rejects with a Spanish reason. */
export function uploadCover(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<MediaStored> {
  const body = new FormData()
  body.append('file', file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300)
        resolve(JSON.parse(request.responseText) as MediaStored)
      else reject(new Error(request.responseText || 'No hemos podido guardar la imagen. Inténtalo de nuevo.'))
    })
    request.addEventListener('error', () =>
      reject(new Error('No hay conexión con el servidor. Revisa tu red e inténtalo de nuevo.')),
    )
    request.open('POST', '/api/media')
    request.send(body)
  })
}
