import { useId } from 'react'

/** Names of four gradients as properties for the `<svg>` that holds them: the olive's two faces and the eucalyptus's. */
export function useLeafLight() {
  const id = useId()
  const names = [0, 1, 2, 3].map((at) => `${id}${at}`)
  return {
    style: Object.fromEntries(names.map((name, at) => [`--leaf-${at}`, `url(#${name})`])),
    defs: (
      <defs>
        {names.map((name, at) => (
          <linearGradient key={name} id={name} x2="0" y2="1" className={`face-${at}`}>
            <stop offset=".42" />
            <stop offset=".58" className="shade" />
          </linearGradient>
        ))}
      </defs>
    ),
  }
}
