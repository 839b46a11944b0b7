import { Control, Segments } from './controls.ts'

/** Beside a name on a phone. */
const mostSegments = 3
const mostLetters = 20

type Props = {
  name: string
  label: string
  menus: readonly string[]
  value: string
  onChange: (menu: string) => void
}

/** One of the event's menus: side by side where they are few and short, else in a list. */
export function MenuChoice({ name, label, menus, value, onChange }: Props) {
  if (menus.length > mostSegments || menus.join('').length > mostLetters)
    return (
      <Control
        as="select"
        className="menu"
        name={name}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Elige un menú</option>
        {menus.map((menu) => (
          <option key={menu}>{menu}</option>
        ))}
      </Control>
    )
  return (
    <Segments className="menu" role="radiogroup" aria-label={label}>
      {menus.map((menu) => (
        <label key={menu}>
          <input
            type="radio"
            name={name}
            value={menu}
            checked={value === menu}
            onChange={() => onChange(menu)}
          />
          {menu}
        </label>
      ))}
    </Segments>
  )
}
