import { useState } from 'react'
import styled from 'styled-components'
import { Button } from './button.tsx'
import { Choice } from './choice.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { Stack } from './layout.ts'
import { RadioGroup } from './radio-group.tsx'
import { space } from './theme.ts'

const Group = styled.section`
  display: grid;
  gap: ${space(1)};
  & > h3 { font-size: ${({ theme }) => theme.size.base}; font-weight: 500; }
`
const Value = styled.span`
  display: grid;
  overflow-wrap: anywhere;
  white-space: pre-line;
  & > small { color: ${({ theme }) => theme.color.inkSoft}; font-size: ${({ theme }) => theme.size.small}; }
`

type Field = { name: string; label: string; mine: string; theirs: string }
type Props = {
  fields: readonly Field[]
  /** The names of the fields in which the other's value stays; null when the person would rather go on writing. */
  onChoose: (theirs: string[] | null) => void
}

/** An edit conflict: both values, to choose from, field by field. */
export function ConflictDialog({ fields, onChoose }: Props) {
  const [theirs, setTheirs] = useState<readonly string[]>([])
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onChoose(null)}
      title="Alguien ha cambiado lo mismo"
      description="Mientras escribías se ha guardado otro valor. Elige con cuál te quedas."
    >
      <Stack $gap={3}>
        {fields.map(({ name, label, mine, theirs: stored }) => (
          <Group key={name} aria-label={label}>
            <h3>{label}</h3>
            <RadioGroup
              label={label}
              value={theirs.includes(name) ? 'theirs' : 'mine'}
              onValueChange={(value) =>
                setTheirs((known) => [
                  ...known.filter((one) => one !== name),
                  ...(value === 'theirs' ? [name] : []),
                ])
              }
            >
              <Choice value="mine">
                <Value>
                  <small>Lo que has escrito</small>
                  {mine || 'Vacío'}
                </Value>
              </Choice>
              <Choice value="theirs">
                <Value>
                  <small>Lo que hay guardado ahora</small>
                  {stored || 'Vacío'}
                </Value>
              </Choice>
            </RadioGroup>
          </Group>
        ))}
        <DialogActions>
          <Button tone="quiet" onClick={() => onChoose(null)}>
            Seguir escribiendo
          </Button>
          <Button onClick={() => onChoose([...theirs])}>Guardar lo elegido</Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}
