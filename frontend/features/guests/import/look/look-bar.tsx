import styled from 'styled-components'
import { Button } from '../../../../ui/button.tsx'
import { space } from '../../../../ui/theme.ts'
import { Soft } from './layout.ts'

/** Stays in sight: above on a wide screen, below on a phone. */
const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.header};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1, 3)};
  padding-block: ${space(1.75)};
  border-block: 1px solid ${({ theme }) => theme.color.mist};
  background: ${({ theme }) => theme.color.paper};
  ${({ theme }) => theme.media.phone} {
    position: fixed;
    top: auto;
    right: 0;
    bottom: 0;
    left: 0;
    flex-direction: column;
    align-items: stretch;
    border-bottom: 0;
    padding: ${space(1.5, 2.5)} calc(${space(1.5)} + env(safe-area-inset-bottom));
    box-shadow: ${({ theme }) => theme.shadow.float};
  }
`
const Counts = styled.p`
  font-size: ${({ theme }) => theme.size.large};
  line-height: 1.35;
  font-variant-numeric: tabular-nums;
  & > strong { font-weight: 500; }
  & > span { display: block; }
  ${({ theme }) => theme.media.phone} { font-size: ${({ theme }) => theme.size.base}; }
`
const Calm = styled(Soft)`
  ${Counts} & { ${({ theme }) => theme.media.phone} { display: none; } }
`

type Props = {
  counts: string
  /** How the file differs from the list that is there; null where there is none. */
  difference: string | null
  /** Null where there is nothing to do. */
  label: string | null
  isLooking: boolean
  isImporting: boolean
  /** What is shown is not what would come in. */
  isStale: boolean
  onImport: () => void
}

/** The counts and the last click. */
export function LookBar({ counts, difference, label, isLooking, isImporting, isStale, onImport }: Props) {
  return (
    <Bar role="group" aria-label="Importar">
      <Counts>
        <strong>{counts}</strong>
        {difference ? <Soft>{difference}</Soft> : <Calm>Nada se guarda hasta que importes.</Calm>}
      </Counts>
      <Button
        disabled={label === null || isStale}
        busy={isLooking || isImporting}
        busyText={isImporting ? 'Importando…' : undefined}
        onClick={onImport}
      >
        {label ?? 'No hay nada nuevo que importar'}
      </Button>
    </Bar>
  )
}
