import type { AnswerDraft } from './answer-draft.ts'
import { MenuChoice } from './menu-choice.tsx'
import { Line } from './person-styles.ts'

type Props = {
  menus: readonly string[]
  coming: AnswerDraft['people']
  onChange: (menu: string) => void
}

/** One menu for everybody in one tap; single people may change theirs afterwards. Needs script. */
export function MenuForAll({ menus, coming, onChange }: Props) {
  const [first] = coming
  const common = coming.every(({ menu }) => menu === first?.menu) ? (first?.menu ?? '') : ''
  return (
    <Line className="scripted">
      <div className="who">Igual para todos</div>
      <MenuChoice
        name="menuForAll"
        label="Menú igual para todos"
        menus={menus}
        value={common}
        onChange={onChange}
      />
    </Line>
  )
}
