import { findCoverPhoto } from '../../../domain/calls/media.ts'
import type { CoverPhoto } from '../../../domain/media/cover-photo.ts'
import { useCall } from '../../lib/use-call.ts'
import { useDraft } from './draft-store.ts'

/**
 * What the server measured of the draft's photo: the format mounts it in a preview as it will for guests. Null without
 * a photo, and until it is known; the preview then shows the photo in its tall shape.
 */
export function useDraftPhoto(): CoverPhoto | null {
  const url = useDraft((store) => store.draft.coverImageUrl)
  const [, id] = /^\/media\/([0-9a-f-]{36})\//.exec(url ?? '') ?? []
  // A stored picture never changes.
  const { data } = useCall(findCoverPhoto, id ? { params: { id } } : null, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  })
  return data?.coverPhoto ?? null
}
