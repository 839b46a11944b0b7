import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { NotLoaded } from './not-loaded.tsx'

/** A part of a page whose code comes apart: when it is shown, or before that by `prepare`. */
export type LatePart<Props> = { Part: ComponentType<Props>; prepare: () => void }

/**
 * Loads the code of a part when it is needed, so that the page around it comes sooner. `meanwhile` is shown until then.
 * A load that fails is said, and repeated on demand.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined
  const fetchIt = async () => {
    loaded ??= await load()
  }
  function Part(props: Props) {
    const [isFailed, setFailed] = useState(false)
    const [, setReady] = useState(loaded !== undefined)
    useEffect(() => {
      let isGone = false
      if (!loaded && !isFailed)
        fetchIt().then(
          () => isGone || setReady(true),
          () => isGone || setFailed(true),
        )
      return () => {
        isGone = true
      }
    }, [isFailed])
    if (loaded) {
      const Loaded = loaded
      return <Loaded {...props} />
    }
    if (!isFailed) return meanwhile
    return (
      <NotLoaded title="No se ha podido abrir" onAgain={() => setFailed(false)}>
        Revisa tu conexión e inténtalo de nuevo.
      </NotLoaded>
    )
  }
  return { Part, prepare: () => void fetchIt().catch(() => undefined) }
}
