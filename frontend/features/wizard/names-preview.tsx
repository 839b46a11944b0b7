import styled from 'styled-components'
import { splitCoupleNames } from '../../../domain/event/couple-names.ts'
import { space } from '../../ui/theme.ts'

const Sheet = styled.div`
  display: grid;
  place-content: center;
  min-height: 190px;
  padding: ${space(3, 2)};
  border: 1px solid ${({ theme }) => theme.color.mist};
  outline: 1px solid ${({ theme }) => theme.color.mist};
  outline-offset: -7px;
  background: ${({ theme }) => theme.color.sheet};
  font: 500 clamp(1.75rem, 1.2rem + 2.4vw, 2.375rem)/1.15 ${({ theme }) => theme.font.display};
  text-align: center;
  overflow-wrap: anywhere;
  &[data-empty] { color: ${({ theme }) => theme.color.line}; }
  small {
    font: 400 ${({ theme }) => theme.size.base}/1.5 ${({ theme }) => theme.font.text};
    color: ${({ theme }) => theme.color.inkSoft};
  }
  i { font-size: 0.72em; color: ${({ theme }) => theme.color.sageDeep}; }
`

/** The layout of the names on the card, line by line; a sample couple while there are none. */
export function NamesPreview({ text }: { text: string }) {
  const { lead, lines, joiner } = splitCoupleNames(text)
  return (
    <Sheet aria-hidden="true" data-empty={text.trim() ? undefined : true}>
      {lead && <small>{lead}</small>}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one title have no other name
        <span key={index}>
          {index === joiner?.before && <i>{joiner.word} </i>}
          {line}
        </span>
      ))}
    </Sheet>
  )
}
