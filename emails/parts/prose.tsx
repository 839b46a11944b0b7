import { Button, Link, Text } from '@react-email/components'
import type { CSSProperties, ReactNode } from 'react'
import type { Palette } from './colour.ts'
import { type } from './theme.ts'

type Piece = { palette: Palette; children: ReactNode; style?: CSSProperties }

/** A paragraph at reading size. */
export function Paragraph({ palette, children, style }: Piece) {
  return (
    <Text
      className="ink"
      style={{
        margin: '0 0 16px',
        fontSize: '16px',
        lineHeight: '26px',
        color: palette.light.ink,
        fontFamily: type.text,
        ...style,
      }}
    >
      {children}
    </Text>
  )
}

/** Secondary text: conditions, the reason for the mail. */
export function Note({ palette, children, style }: Piece) {
  return (
    <Text
      className="soft"
      style={{
        margin: '0 0 12px',
        fontSize: '14px',
        lineHeight: '22px',
        color: palette.light.soft,
        fontFamily: type.text,
        ...style,
      }}
    >
      {children}
    </Text>
  )
}

/** The mail's one button. */
export function Action(props: { palette: Palette; href: string; margin?: string; children: ReactNode }) {
  const { palette, href, margin, children } = props
  return (
    <Button
      className="fill"
      href={href}
      style={{
        backgroundColor: palette.light.fill,
        color: palette.light.onFill,
        fontFamily: type.text,
        fontSize: '16px',
        fontWeight: 500,
        letterSpacing: '0.02em',
        borderRadius: '26px',
        padding: '16px 34px',
        ...(margin && { margin }),
      }}
    >
      {children}
    </Button>
  )
}

/** A link in running text; `quiet` keeps the colour of the surrounding text. */
export function Inline(props: { palette: Palette; href: string; quiet?: boolean; children: ReactNode }) {
  const { light } = props.palette
  return (
    <Link
      className={props.quiet ? 'soft' : 'accent'}
      href={props.href}
      style={{
        color: props.quiet ? light.soft : light.accent,
        textDecoration: 'underline',
        wordBreak: 'break-word',
      }}
    >
      {props.children}
    </Link>
  )
}

/** The button's address to copy; the plain text version has it already. */
export function SpareLink({ palette, url }: { palette: Palette; url: string }) {
  return (
    <div data-skip-in-text="true">
      <Note palette={palette} style={{ margin: 0 }}>
        Si el botón no responde, copia esta dirección en tu navegador:{' '}
        <Inline palette={palette} href={url}>
          {url}
        </Inline>
      </Note>
    </div>
  )
}
