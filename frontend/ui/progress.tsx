import { Progress as Radix } from 'radix-ui'
import styled from 'styled-components'

const Track = styled(Radix.Root)`
  width: 100%;
  height: 6px;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.mist};
`
const Fill = styled(Radix.Indicator)`
  height: 100%;
  background: ${({ theme }) => theme.color.accentDeep};
  transform-origin: left;
  transition: transform ${({ theme }) => theme.motion.slow};
`

/** A progress bar, `value` of `max`; null while unknown. */
export function Progress({ value, max = 100, label }: { value: number | null; max?: number; label: string }) {
  const share = value === null || max <= 0 ? 0 : Math.min(1, value / max)
  return (
    <Track value={value} max={max > 0 ? max : 100} aria-label={label}>
      <Fill style={{ transform: `scaleX(${share})` }} />
    </Track>
  )
}
