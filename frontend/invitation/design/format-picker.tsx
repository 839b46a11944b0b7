import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import styled from 'styled-components'
import { defaultFormat, type Format, formatKeys, formats } from '../../../domain/event/formats.ts'
import type { InvitationCard } from '../../../domain/event/invitation-card.ts'
import { planNames } from '../../../domain/payment/plans.ts'
import { space } from '../../ui/theme.ts'
import { Miniature } from './miniature.tsx'

const cardWidth = 148

const Grid = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, ${cardWidth}px);
  justify-content: center;
  gap: ${space(3, 2.5)};
  min-width: 0;
  max-height: 720px;
  margin: 0;
  padding: ${space(1)} ${space(1)} ${space(2)};
  border: 0;
  overflow-y: auto;
  scrollbar-width: thin;
  ${({ theme }) => theme.media.tablet} {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: ${cardWidth}px;
    justify-content: start;
    max-height: none;
    overflow: auto hidden;
    scroll-snap-type: x proximity;
  }
`
const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${space(1.5)};
  font-weight: 500;
  font-size: ${({ theme }) => theme.size.small};
`
const Option = styled.label`
  position: relative;
  display: grid;
  gap: ${space(0.75)};
  align-content: start;
  scroll-snap-align: start;
  cursor: pointer;
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit; }
  & > div {
    outline: 1px solid ${({ theme }) => theme.color.mist};
    transition: outline-color ${({ theme }) => theme.motion.fast};
  }
  &:hover > div { outline-color: ${({ theme }) => theme.color.line}; }
  &:has(:checked) > div { outline: 2px solid ${({ theme }) => theme.color.accentDeep}; outline-offset: 3px; }
  &:has(:focus-visible) > div { outline: 3px solid ${({ theme }) => theme.color.ink}; outline-offset: 4px; }
  strong { display: block; font-weight: 500; line-height: 1.3; }
  small { display: block; font-size: 0.8125rem; line-height: 1.35; color: ${({ theme }) => theme.color.inkSoft}; }
  em { display: block; font-style: normal; color: ${({ theme }) => theme.color.sageDeep}; }
`

type Props = { card: InvitationCard; value: Format; onChange: (format: Format) => void }

/** The formats as miniatures in the couple's own names and colours. */
export function FormatPicker({ card, value, onChange }: Props) {
  // All of them are drawn when the hand is free, and only when something on them has changed.
  const text = useDeferredValue(JSON.stringify({ ...card, invitationFormat: defaultFormat }))
  const drawn = useMemo(() => JSON.parse(text) as InvitationCard, [text])
  const grid = useRef<HTMLFieldSetElement>(null)
  // Scroll to the chosen format without moving the page.
  useEffect(() => {
    const option = grid.current?.querySelector(':checked')?.closest('label')
    if (!grid.current || !option) return
    const [frame, box] = [grid.current.getBoundingClientRect(), option.getBoundingClientRect()]
    if (box.bottom > frame.bottom || box.right > frame.right)
      grid.current.scrollTo(box.left - frame.left, box.top - frame.top)
  }, [])
  return (
    <Grid ref={grid}>
      <Legend>Formato de la invitación</Legend>
      {formatKeys.map((format) => {
        const { label, plan, description } = formats[format]
        return (
          <Option key={format}>
            <input
              type="radio"
              name="invitationFormat"
              value={format}
              checked={value === format}
              onChange={() => onChange(format)}
            />
            <Miniature card={drawn} format={format} width={cardWidth} />
            <span>
              <strong>{label}</strong>
              <small>
                {description}
                {plan === 'grand_soiree' && <em>{planNames[plan]}</em>}
              </small>
            </span>
          </Option>
        )
      })}
    </Grid>
  )
}
