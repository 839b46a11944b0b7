import styled from 'styled-components'
import type { ImportPreview } from '../../../../../domain/calls/guest-import.ts'
import { useMedia } from '../../../../lib/use-media.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { meaningsText } from './column-names.ts'
import { Hairline, Part, PartTitle, Soft } from './layout.ts'
import { ReadingPane } from './reading-pane.tsx'
import type { LookWork } from './use-look-work.ts'

const SmallTitle = styled.h3`
  font-family: ${({ theme }) => theme.font.text};
  font-size: ${({ theme }) => theme.size.base};
  font-weight: 500;
`

type Props = {
  preview: ImportPreview
  change: LookWork['change']
  /** No parties were found: the way to mend that is open. */
  isEmpty: boolean
}

/** How the file was read: beside the list, or folded above it on a narrow screen. */
export function ReadingPart({ preview, change, isEmpty }: Props) {
  const isNarrow = useMedia('(max-width: 959px)')
  const reading = <ReadingPane preview={preview} change={change} />
  if (!isNarrow)
    return (
      <Part>
        <PartTitle>Cómo hemos leído el archivo</PartTitle>
        {reading}
      </Part>
    )
  return (
    <Hairline>
      <Disclosure
        open={isEmpty || undefined}
        summary={
          <span>
            <SmallTitle>Cómo hemos leído el archivo</SmallTitle>
            <Soft style={{ display: 'block', fontWeight: 400 }}>{meaningsText(preview.columns)}</Soft>
          </span>
        }
      >
        {reading}
      </Disclosure>
    </Hairline>
  )
}
