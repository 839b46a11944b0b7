import { findCoverPhoto } from '../../../domain/calls/media.ts'
import type { CoverPhoto } from '../../../domain/media/cover-photo.ts'
import { useCall } from '../../lib/use-call.ts'

/**
 * What the server measured of a stored cover, so that a preview mounts it as the invitation will. `coverPhoto` is null
 * without a photo, until it is known and where it cannot be had; the photo is shown in its tall shape then.
 */
export function useCoverPhoto(url: string | null | undefined): {
  coverPhoto: CoverPhoto | null
  loading: boolean
} {
  const [, id] = /^\/media\/([0-9a-f-]{36})\//.exec(url ?? '') ?? []
  // A stored picture never changes.
  const { data, isLoading } = useCall(findCoverPhoto, id ? { params: { id } } : null, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  })
  return { coverPhoto: data?.coverPhoto ?? null, loading: isLoading }
}
