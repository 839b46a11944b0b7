import type { UseFormReturn } from 'react-hook-form'
import styled from 'styled-components'
import { colourPresets } from '../../../domain/event/colour-presets.ts'
import { Field, Hint } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { space } from '../../ui/theme.ts'
import { pairIsReadable } from '../palette.ts'

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  gap: ${space(1)};
  max-width: 760px;
  ${({ theme }) => theme.media.phone} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  button {
    display: grid;
    justify-items: center;
    gap: 4px;
    align-content: start;
    padding: ${space(0.75, 0.5)};
    border: 1px solid transparent;
    border-radius: ${({ theme }) => theme.radius.paper};
    background: none;
    font-size: 0.8125rem;
    line-height: 1.2;
  }
  button:hover { border-color: ${({ theme }) => theme.color.line}; }
  button[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.accentDeep};
    background: ${({ theme }) => theme.color.accentWash};
  }
`
const Pair = styled.span`
  width: 40px;
  height: 40px;
  border-radius: 50%;
  border: 1px solid ${({ theme }) => theme.color.mist};
`
const Two = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
`
const Picker = styled.div`
  display: grid;
  grid-template-columns: 48px 1fr;
  gap: ${space(1)};
  input[type='color'] {
    width: 48px;
    height: 44px;
    padding: 3px;
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.paper};
    background: none;
    cursor: pointer;
  }
`
const Warning = styled.p`
  padding: ${space(1, 1.5)};
  border-left: 2px solid ${({ theme }) => theme.color.champagne};
  background: ${({ theme }) => theme.color.champagneWash};
  font-size: ${({ theme }) => theme.size.small};
`
const isHex = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)

export type StyleForm = UseFormReturn<
  { invitationFormat?: string; primaryColor?: string; secondaryColor?: string },
  unknown,
  { invitationFormat?: string; primaryColor: string; secondaryColor: string }
>

/** The eight recommended pairs, both colours by picker or hex, and a warning when the pair could not be read. */
export function ColourFields({ form }: { form: StyleForm }) {
  const [primary, secondary] = form.watch(['primaryColor', 'secondaryColor'])
  const set = (name: 'primaryColor' | 'secondaryColor', value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true })
  return (
    <>
      <Field label="Combinaciones recomendadas" group>
        <Swatches>
          {colourPresets.map((preset) => (
            <button
              key={preset.name}
              type="button"
              aria-pressed={
                preset.primary === primary?.toUpperCase() && preset.secondary === secondary?.toUpperCase()
              }
              onClick={() => {
                set('primaryColor', preset.primary)
                set('secondaryColor', preset.secondary)
              }}
            >
              <Pair
                style={{
                  background: `linear-gradient(115deg, ${preset.primary} 50%, ${preset.secondary} 50%)`,
                }}
              />
              {preset.name}
            </button>
          ))}
        </Swatches>
      </Field>
      <Two>
        {(
          [
            ['primaryColor', 'Color primario', primary],
            ['secondaryColor', 'Color secundario', secondary],
          ] as const
        ).map(([name, label, value]) => (
          <Field key={name} label={label} error={form.formState.errors[name]?.message}>
            <Picker>
              <input
                type="color"
                aria-label={`${label}: selector`}
                value={isHex(value) ? value : '#000000'}
                onChange={({ target }) => set(name, target.value.toUpperCase())}
              />
              <Input spellCheck={false} maxLength={7} placeholder="#1A1A1A" {...form.register(name)} />
            </Picker>
          </Field>
        ))}
      </Two>
      <Hint>Formato hexadecimal: # y seis cifras, por ejemplo #70A589.</Hint>
      <div role="status">
        {isHex(primary) && isHex(secondary) && !pairIsReadable(primary, secondary) && (
          <Warning>
            Con esta pareja el texto apenas se leería. Oscureceremos los tonos lo justo; si quieres ver tus
            colores tal cual, elige un primario más oscuro o un secundario que contraste más.
          </Warning>
        )}
      </div>
    </>
  )
}
