import { useWatch } from 'react-hook-form'
import { closingLineOf } from '../../../domain/event/closing-line.ts'
import { splitCoupleNames } from '../../../domain/event/couple-names.ts'
import { closingWordsLimit } from '../../../domain/event/event-fields.ts'
import { Field } from '../../ui/field.tsx'
import { Textarea } from '../../ui/input.tsx'
import type { EventFormHandle } from './event-form.ts'

/** The invitation's last words, with the letters left; says what stands there while it is empty. */
export function ClosingField({ form }: { form: EventFormHandle }) {
  const [words, names] = useWatch({ control: form.control, name: ['closingWords', 'coupleNames'] })
  const left = closingWordsLimit - (words?.trim().length ?? 0)
  return (
    <Field
      label="Palabras de despedida"
      hint={
        words?.trim()
          ? countOf(left)
          : `Escríbelas como las dirías en persona, en ${closingWordsLimit} caracteres como mucho. Si las dejas en blanco, pondremos: «${closingLineOf(splitCoupleNames(names))}»`
      }
      error={form.formState.errors.closingWords?.message}
    >
      <Textarea rows={3} {...form.register('closingWords')} />
    </Field>
  )
}

function countOf(left: number): string {
  if (left < 0) return left === -1 ? 'Sobra 1 carácter' : `Sobran ${-left} caracteres`
  return left === 1 ? 'Queda 1 carácter' : `Quedan ${left} caracteres`
}
