import { Control, Seats } from './controls.ts'

type Props = { seats: number; most: number; onChange: (seats: number) => void }

/** How many of the party come. */
export function SeatCount({ seats, most, onChange }: Props) {
  const set = (value: number) => onChange(Math.min(most, Math.max(1, Number.isInteger(value) ? value : 1)))
  return (
    <Seats>
      <label htmlFor="seats">¿Cuántas personas asistiréis?</label>
      <div>
        <button
          type="button"
          className="scripted"
          disabled={seats <= 1}
          onClick={() => set(seats - 1)}
          aria-label="Una persona menos"
        >
          −
        </button>
        <Control
          id="seats"
          name="confirmedGuests"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          value={seats}
          onChange={({ target }) => set(Number(target.value))}
        />
        <button
          type="button"
          className="scripted"
          disabled={seats >= most}
          onClick={() => set(seats + 1)}
          aria-label="Una persona más"
        >
          +
        </button>
      </div>
    </Seats>
  )
}
