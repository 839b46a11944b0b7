import styled from 'styled-components'
import type { ImportPreview } from '../../../../../domain/calls/guest-import.ts'
import { type Grouping, groupingKeys, groupings } from '../../../../../domain/party/import/grouping.ts'
import type { ListChoices } from '../../../../../domain/party/import/list-choices.ts'
import { countText } from '../../../../lib/count-text.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Stack } from '../../../../ui/layout.ts'
import { NativeSelect } from '../../../../ui/native-select.tsx'
import { withCountry, withField, withGrouping, withSheet } from './choices.ts'
import { ColumnList } from './column-list.tsx'
import { shownColumns } from './column-names.ts'
import { countryOptions } from './countries.ts'
import { Lines, Soft } from './layout.ts'

const SubTitle = styled.h4`
  font-family: ${({ theme }) => theme.font.text};
  font-size: ${({ theme }) => theme.size.base};
  font-weight: 500;
`
const groupingOptions = groupingKeys.map((value) => ({ value, label: groupings[value] }))

type Props = { preview: ImportPreview; change: (next: (choices: ListChoices) => ListChoices) => void }

/** How the file is read: what its columns mean, its sheets, how rows become invitations, and what is not read. */
export function ReadingPane({ preview, change }: Props) {
  const { sheets, columns, layout, country, unread } = preview
  const isRead = sheets.filter((sheet) => sheet.isRead).map(({ name }) => name)
  const elsewhere = unread.filter(({ index }) => index === null)
  return (
    <Stack $gap={3}>
      {sheets.length > 1 && (
        <Stack $gap={0.5}>
          <SubTitle>Hojas</SubTitle>
          <Lines aria-label="Hojas del archivo">
            {sheets.map(({ name, isRead: isOn, rows, reason }) => (
              <li key={name}>
                <Checkbox
                  checked={isOn}
                  onCheckedChange={(on) => change((before) => withSheet(before, isRead, name, on === true))}
                >
                  <bdi>{name}</bdi> <Soft>{countText(rows, 'fila', 'filas')}</Soft>
                </Checkbox>
                {reason && <Soft>{reason}</Soft>}
              </li>
            ))}
          </Lines>
        </Stack>
      )}
      {isRead.map((sheet) => {
        const own = columns.filter((column) => column.sheet === sheet)
        const { read, unread: left } = shownColumns(own)
        const of = isRead.length > 1 ? ` de «${sheet}»` : ''
        return (
          <Stack key={sheet} $gap={2}>
            {of && <SubTitle>Columnas{of}</SubTitle>}
            {read.length > 0 && (
              <ColumnList
                columns={read}
                label={`Columnas${of}`}
                onField={(column, field) => change((before) => withField(before, column, field))}
              />
            )}
            {left.length > 0 && (
              <Stack $gap={0.5}>
                <SubTitle>Sin importar{of}</SubTitle>
                <ColumnList
                  columns={left}
                  label={`Columnas sin importar${of}`}
                  onField={(column, field) => change((before) => withField(before, column, field))}
                />
              </Stack>
            )}
          </Stack>
        )
      })}
      <Field label="Cómo se forman las invitaciones">
        <NativeSelect
          value={layout}
          options={groupingOptions}
          onValueChange={(grouping) => change((before) => withGrouping(before, grouping as Grouping))}
        />
      </Field>
      {country !== null && (
        <Field label="Los teléfonos sin prefijo son de">
          <NativeSelect
            value={country}
            options={countryOptions(country)}
            onValueChange={(code) => change((before) => withCountry(before, code))}
          />
        </Field>
      )}
      {elsewhere.length > 0 && (
        <Stack $gap={0.5}>
          <SubTitle>No se ha leído</SubTitle>
          <Lines aria-label="No se ha leído">
            {elsewhere.map(({ sheet, message }) => (
              <li key={`${sheet}\n${message}`} dir="auto">
                {message}
              </li>
            ))}
          </Lines>
        </Stack>
      )}
    </Stack>
  )
}
