import { useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Textarea } from '../../../../ui/input.tsx'
import { space } from '../../../../ui/theme.ts'
import type { ListSource } from '../list-source.ts'
import { isList } from './use-list-drop.ts'

const Form = styled.form`
  display: grid;
  gap: ${space(1.5)};
  align-content: start;
  width: 100%;
  & textarea { min-height: 9rem; white-space: pre; overflow: auto; tab-size: 16; }
  & > button { justify-self: start; }
`

/** A list as text: a table copied from a spreadsheet or a message, or names line by line. */
export function PasteBox({ onSource }: { onSource: (source: ListSource) => void }) {
  const [text, setText] = useState('')
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onSource({ text })
      }}
    >
      <Field
        label="Pega aquí tu lista"
        hint="Copiada de Excel, de Google Sheets, de un correo o de una nota."
      >
        <Textarea
          value={text}
          placeholder={'Ana Ruiz y Luis Paz\nFamilia García\nEva Sol'}
          spellCheck={false}
          autoCapitalize="words"
          onChange={({ target }) => setText(target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text/plain')
            if (text.trim() !== '' || !isList(pasted)) return
            event.preventDefault()
            onSource({ text: pasted })
          }}
        />
      </Field>
      {text.trim() !== '' && (
        <Button type="submit" tone="secondary">
          Ver cómo queda
        </Button>
      )}
    </Form>
  )
}
