import { imageLimits } from '../../../domain/media/image-limits.ts'

const heic = /\.hei[cf]$/i

/** Why a file is refused before the upload, in Spanish; null when it is accepted. */
export function refusalOf(file: { type: string; size: number; name?: string }): string | null {
  if (/^image\/hei[cf]/.test(file.type) || heic.test(file.name ?? ''))
    return 'Esa foto está en formato HEIC, el del iPhone. Guárdala o compártela como JPG y súbela de nuevo.'
  if (!imageLimits.types.some((type) => type === file.type))
    return 'Ese archivo no es una imagen JPG, PNG o WebP. Elige otra foto.'
  if (file.size > imageLimits.bytes)
    return 'La imagen pesa más de 5MB. Elige una más ligera o redúcela antes.'
  return null
}
