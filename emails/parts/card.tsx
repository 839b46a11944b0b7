import { Hr, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { Box } from './box.tsx'
import type { Palette } from './colour.ts'
import { Names } from './names.tsx'
import { Page } from './page.tsx'
import { Inline, Note } from './prose.tsx'
import { type } from './theme.ts'

type CardProps = {
  palette: Palette
  preview: string
  coupleNames: string
  children: ReactNode
  unsubscribeUrl: string
  showsBrand: boolean
}

/** A card from the couple: double hairline frame in their second colour, their names large in the first. */
export function Card(props: CardProps) {
  const { palette } = props
  const frame = { border: `1px solid ${palette.light.ornament}` }
  const small = { fontSize: '13px', lineHeight: '20px', textAlign: 'center', margin: '0 0 8px' } as const
  return (
    <Page palette={palette} preview={props.preview}>
      <Box className="card" style={{ padding: '32px 16px 12px' }}>
        <Box className="ornament" style={{ ...frame, padding: '5px' }}>
          <Box className="ornament edge" style={{ ...frame, padding: '52px 36px 44px', textAlign: 'center' }}>
            <Names palette={palette} names={props.coupleNames} />
            {props.children}
          </Box>
        </Box>
      </Box>
      <Box className="card" style={{ padding: '16px 28px 40px' }}>
        <Note palette={palette} style={small}>
          Recibes este mensaje porque esta dirección está en la lista de invitados de {props.coupleNames}.
        </Note>
        <Note palette={palette} style={small}>
          <Inline palette={palette} href={props.unsubscribeUrl} quiet>
            No recibir más mensajes de este evento
          </Inline>
        </Note>
        {props.showsBrand && (
          <Note
            palette={palette}
            style={{ ...small, margin: '20px 0 0', fontFamily: type.display, fontSize: '16px' }}
          >
            Enviado con Velada
          </Note>
        )}
      </Box>
    </Page>
  )
}

/** A short rule in the couple's second colour. */
export function Ornament({ palette }: { palette: Palette }) {
  return (
    <Hr
      data-skip-in-text="true"
      className="ornament"
      style={{
        width: '56px',
        margin: '26px auto',
        border: 0,
        borderTop: `1px solid ${palette.light.ornament}`,
      }}
    />
  )
}

/** A line of the card's body, centred, in the display face. */
export function CardLine(props: {
  palette: Palette
  children: ReactNode
  size?: number
  margin?: string
  italic?: boolean
}) {
  const size = props.size ?? 20
  return (
    <Text
      className="ink"
      style={{
        margin: props.margin ?? '0 0 12px',
        fontFamily: type.display,
        fontSize: `${size}px`,
        lineHeight: '1.4',
        fontStyle: props.italic ? 'italic' : 'normal',
        color: props.palette.light.ink,
      }}
    >
      {props.children}
    </Text>
  )
}
