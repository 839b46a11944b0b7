import styled from 'styled-components'
import { Dialog } from '../../../ui/dialog.tsx'
import { space } from '../../../ui/theme.ts'

const Keys = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space(1, 3)};
  & > dd { margin: 0; }
`
const Key = styled.kbd`
  padding: 1px 8px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.paper};
  background: ${({ theme }) => theme.color.sheet};
  font: inherit;
  font-size: ${({ theme }) => theme.size.small};
`
const shortcuts: readonly (readonly [keys: string, effect: string])[] = [
  ['/', 'Ir a la búsqueda'],
  ['↑ ↓ ← →', 'Moverte por la lista'],
  ['Intro', 'Editar la celda; otra vez, guardar'],
  ['Esc', 'Dejar la celda como estaba, o soltar la selección'],
  ['Espacio', 'Elegir al invitado'],
  ['Mayús + ↑ ↓', 'Elegir varios seguidos'],
  ['Ctrl + A', 'Elegir a todos los que se muestran'],
  ['Supr', 'Eliminar al invitado'],
  ['Ctrl + Z', 'Deshacer, mientras se ve el aviso'],
  ['F8', 'Ir al aviso'],
  ['?', 'Ver esta ayuda'],
]

/** The keys of the list. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Atajos de teclado">
      <Keys>
        {shortcuts.map(([keys, effect]) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt>
              <Key>{keys}</Key>
            </dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </Keys>
    </Dialog>
  )
}
