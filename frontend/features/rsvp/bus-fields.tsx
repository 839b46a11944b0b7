import type { AnswerDraft } from './answer-draft.ts'
import { Control, Label, Tick } from './controls.ts'

type Props = {
  draft: Pick<AnswerDraft, 'needsBusTransport' | 'busComments'>
  isAlone: boolean
  onChange: (part: Partial<AnswerDraft>) => void
}

/** Whether the party needs the bus, and a word about it. */
export const BusFields = ({ draft: { needsBusTransport, busComments }, isAlone, onChange }: Props) => (
  <>
    <Tick>
      <input
        type="checkbox"
        name="needsBusTransport"
        value="true"
        checked={needsBusTransport}
        onChange={({ target }) => onChange({ needsBusTransport: target.checked })}
      />
      {isAlone ? 'Necesito plaza en el autobús' : 'Necesitamos plaza en el autobús'}
    </Tick>
    <Label className="folded" hidden={!needsBusTransport}>
      Comentarios sobre el autobús
      <Control
        name="busComments"
        value={busComments}
        maxLength={500}
        placeholder="Parada, hora de vuelta…"
        onChange={({ target }) => onChange({ busComments: target.value })}
      />
    </Label>
  </>
)
