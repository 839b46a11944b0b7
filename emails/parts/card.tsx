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
  /** The card itself, which then heads the mail; without it the names do, within a frame. */
  picture?: CardPicture | null
  unsubscribeUrl: string
  showsBrand: boolean
}
type CardPicture = { src: string; href: string; alt: string }

/** A mail from the couple: their card, or a double hairline frame with their names, and what it says. */
export function Card(props: CardProps) {
  const { palette, picture } = props
  const frame = { border: `1px solid ${palette.light.ornament}` }
  const small = { fontSize: '13px', lineHeight: '20px', textAlign: 'center', margin: '0 0 8px' } as const
  return (
    <Page palette={palette} preview={props.preview}>
      {picture ? (
        <>
          <Box className="card" style={{ padding: '24px 12px 0' }}>
            <Picture palette={palette} {...picture} />
          </Box>
          <Box className="card edge" style={{ padding: '36px 36px 20px', textAlign: 'center' }}>
            {props.children}
          </Box>
        </>
      ) : (
        <Box className="card" style={{ padding: '32px 16px 12px' }}>
          <Box className="ornament" style={{ ...frame, padding: '5px' }}>
            <Box
              className="ornament edge"
              style={{ ...frame, padding: '52px 36px 44px', textAlign: 'center' }}
            >
              <Names palette={palette} names={props.coupleNames} />
              {props.children}
            </Box>
          </Box>
        </Box>
      )}
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

/** The card as a picture; where pictures are off its words stand there as the mail's heading. */
function Picture({ palette, src, href, alt }: { palette: Palette } & CardPicture) {
  const { light } = palette
  const words = {
    fontFamily: type.display,
    fontSize: '28px',
    lineHeight: '38px',
    fontWeight: 400,
    color: light.accent,
    textAlign: 'center',
  } as const
  return (
    <h1 className="accent" style={{ ...words, margin: 0 }}>
      <a className="picture accent" href={href} style={{ ...words, textDecoration: 'none' }}>
        <img
          className="accent line"
          src={src}
          alt={alt}
          width="536"
          style={{
            ...words,
            display: 'block',
            boxSizing: 'border-box',
            width: '100%',
            height: 'auto',
            border: `1px solid ${light.line}`,
          }}
        />
      </a>
    </h1>
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
