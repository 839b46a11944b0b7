import styled from 'styled-components'
import {
  type ColumnField,
  columnFieldKeys,
  columnFields,
} from '../../../../../domain/party/import/column-fields.ts'
import type { ReadColumn } from '../../../../../domain/party/import/list-reading.ts'
import { countText } from '../../../../lib/count-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { NativeSelect } from '../../../../ui/native-select.tsx'
import { space } from '../../../../ui/theme.ts'
import { columnName } from './column-names.ts'
import { Lines, Soft } from './layout.ts'

const Column = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 13rem);
  gap: ${space(1, 2)};
  align-items: center;
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`
const Heading = styled.div`
  min-width: 0;
  & > strong { display: block; font-weight: 500; overflow-wrap: anywhere; }
  & > span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`
const options = columnFieldKeys.map((value) => ({ value, label: columnFields[value] }))

type Props = {
  columns: readonly ReadColumn[]
  label: string
  onField: (column: ReadColumn, field: ColumnField) => void
}

/** The columns of a sheet, each with what it means, three of its values and a select to change it. */
export function ColumnList({ columns, label, onField }: Props) {
  return (
    <Lines aria-label={label}>
      {columns.map((column) => {
        const name = columnName(column)
        const isUnread = column.field === 'ignore'
        return (
          <Column key={`${column.sheet}\n${column.index}`}>
            <Heading>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <Soft>
                {column.samples.map((sample, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two rows may hold the same
                  <span key={place}>
                    {place > 0 && ' · '}
                    <bdi>{sample}</bdi>
                  </span>
                ))}
                {column.samples.length === 0 && 'Vacía'}
                {column.filled > column.samples.length &&
                  ` · en ${countText(column.filled, 'fila', 'filas')}`}
              </Soft>
            </Heading>
            <div>
              <NativeSelect
                aria-label={`Qué es «${name}»`}
                value={column.field}
                options={options}
                onValueChange={(field) => onField(column, field as ColumnField)}
              />
              {isUnread && column.filled > 0 && (
                <Button
                  tone="quiet"
                  small
                  aria-label={`Guardar como nota: «${name}»`}
                  onClick={() => onField(column, 'notes')}
                >
                  Guardar como nota
                </Button>
              )}
            </div>
          </Column>
        )
      })}
    </Lines>
  )
}
