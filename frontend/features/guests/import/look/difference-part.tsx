import styled from 'styled-components'
import type { ListDifference } from '../../../../../domain/party/import/list-difference.ts'
import { partyFields } from '../../../../../domain/party/party-fields.ts'
import { countText } from '../../../../lib/count-text.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Stack } from '../../../../ui/layout.ts'
import { space } from '../../../../ui/theme.ts'
import { differenceText } from '../import-texts.ts'
import { DifferenceHead } from './difference-head.tsx'
import { Part, PartTitle, Soft } from './layout.ts'
import { MoreLines } from './more-lines.tsx'
import { removableOf, type Ticked, withTicks } from './ticks.ts'

const Changes = styled.ul`
  display: grid;
  gap: ${space(0.5)};
  padding: ${space(0, 0, 0.5, 4)};
  list-style: none;
  & del { color: ${({ theme }) => theme.color.inkSoft}; }
  & ins { text-decoration: none; font-weight: 500; }
`
const labels = new Map<string, string>([
  ...Object.entries(partyFields).map(([key, { label }]): [string, string] => [key, label]),
  ['people', 'Personas'],
])

type Props = {
  difference: ListDifference
  ticked: Ticked
  onTick: (next: (ticked: Ticked) => Ticked) => void
}

/** How the file differs from the list that is there: what is ticked is applied, and nothing is ticked at first. */
export function DifferencePart({ difference, ticked, onTick }: Props) {
  const { changed, gone } = difference
  const tick = (kind: keyof Ticked, ids: readonly string[], isOn: boolean) =>
    onTick((before) => withTicks(before, kind, ids, isOn))
  const removable = removableOf(difference)
  return (
    <Part>
      <div>
        <PartTitle>Con la lista que ya tienes</PartTitle>
        <p>{differenceText(difference)}. Lo que no marques se queda como está.</p>
      </div>
      {changed.length > 0 && (
        <Stack $gap={0.5}>
          <DifferenceHead
            title={countText(changed.length, 'invitación con cambios', 'invitaciones con cambios')}
            all={changed.map(({ guestId }) => guestId)}
            ticked={ticked.update}
            onAll={(ids, isOn) => tick('update', ids, isOn)}
          />
          <MoreLines items={changed} label="Invitaciones con cambios">
            {({ guestId, name, row, changes }) => (
              <li key={guestId}>
                <Checkbox
                  checked={ticked.update.has(guestId)}
                  onCheckedChange={(isOn) => tick('update', [guestId], isOn === true)}
                >
                  <bdi>{name}</bdi> <Soft>fila {row}</Soft>
                </Checkbox>
                <Changes aria-label={`Cambios de ${name}`}>
                  {changes.map(({ field, from, to }) => (
                    <li key={field}>
                      <Soft>{labels.get(field) ?? field}:</Soft> <del dir="auto">{from ?? 'nada'}</del> →{' '}
                      <ins dir="auto">{to ?? 'nada'}</ins>
                    </li>
                  ))}
                </Changes>
              </li>
            )}
          </MoreLines>
        </Stack>
      )}
      {gone.length > 0 && (
        <Stack $gap={0.5}>
          <DifferenceHead
            title={countText(gone.length, 'ya no está en el archivo', 'ya no están en el archivo')}
            all={removable.map(({ guestId }) => guestId)}
            ticked={ticked.remove}
            onAll={(ids, isOn) => tick('remove', ids, isOn)}
          />
          <p>Márcalas para borrarlas de tu lista.</p>
          <MoreLines items={gone} label="Ya no están en el archivo">
            {({ guestId, name, hasAnswered }) => (
              <li key={guestId}>
                <Checkbox
                  checked={!hasAnswered && ticked.remove.has(guestId)}
                  disabled={hasAnswered}
                  onCheckedChange={(isOn) => tick('remove', [guestId], isOn === true)}
                >
                  <bdi>{name}</bdi> {hasAnswered && <Soft>ya ha respondido: se queda</Soft>}
                </Checkbox>
              </li>
            )}
          </MoreLines>
        </Stack>
      )}
    </Part>
  )
}
