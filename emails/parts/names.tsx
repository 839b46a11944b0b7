import { Heading } from '@react-email/components'
import { splitCoupleNames } from '../../domain/event/couple-names.ts'
import { namePartsOf } from '../../domain/event/name-parts.ts'
import type { Palette } from './colour.ts'
import { type } from './theme.ts'

/** The couple's names as the card's heading, one below the other. */
export function Names({ palette, names }: { palette: Palette; names: string }) {
  const { lead, joiner } = splitCoupleNames(names)
  const [first, second] = namePartsOf(splitCoupleNames(names))
  const { light } = palette
  return (
    <Heading
      as="h1"
      className="accent names"
      style={{
        margin: 0,
        fontFamily: type.display,
        fontSize: '46px',
        lineHeight: '1.12',
        fontWeight: 400,
        color: light.accent,
        overflowWrap: 'break-word',
      }}
    >
      {joiner ? (
        <>
          {lead && <span style={{ display: 'block', fontSize: '0.5em', lineHeight: '1.5' }}>{lead} </span>}
          {first}{' '}
          <span style={{ display: 'block', fontSize: '0.6em', fontStyle: 'italic', lineHeight: '1.5' }}>
            {joiner.word}
          </span>{' '}
          {second}
        </>
      ) : (
        names
      )}
    </Heading>
  )
}
