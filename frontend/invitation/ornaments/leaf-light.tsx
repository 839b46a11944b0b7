import { useId } from 'react'

/** Four gradients with these names: the olive's two faces and the eucalyptus's. */
export const LeafLight = ({ names }: { names: readonly string[] }) => (
  <defs>
    {names.map((name, at) => (
      <linearGradient key={name} id={name} x2="0" y2="1" className={`face-${at}`}>
        <stop offset=".42" />
        <stop offset=".58" className="shade" />
      </linearGradient>
    ))}
  </defs>
)

/** Their names as properties for the `<svg>` that holds them. */
export function useLeafLight() {
  const id = useId()
  const names = [0, 1, 2, 3].map((at) => `${id}${at}`)
  return {
    style: Object.fromEntries(names.map((name, at) => [`--leaf-${at}`, `url(#${name})`])),
    defs: <LeafLight names={names} />,
  }
}
