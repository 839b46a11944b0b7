import { Body, Container, Head, Html } from '@react-email/components'
import type { ReactNode } from 'react'
import type { Palette } from './colour.ts'
import { outlookColumn } from './outlook.ts'
import { type } from './theme.ts'

/** Dark mail clients either use these styles or invert the colours themselves; both keep the contrast. */
const sheet = ({ dark }: Palette) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a{text-underline-offset:3px}
.card h1,.card p{text-wrap:balance}
@media (max-width:480px){.edge{padding-left:20px!important;padding-right:20px!important}.names{font-size:38px!important}}
@media (prefers-color-scheme:dark){
.paper,.paper>table>tbody>tr>td{background-color:${dark.paper}!important}
.ink{color:${dark.ink}!important}
.soft{color:${dark.soft}!important}
.accent{color:${dark.accent}!important}
.line{border-color:${dark.line}!important}
.ornament{border-color:${dark.ornament}!important}
.fill{background-color:${dark.fill}!important;color:${dark.onFill}!important}
}`

/** The base layout of every mail: one column of 560 px, without external resources. */
export function Page(props: { palette: Palette; preview: string; children: ReactNode }) {
  const { light } = props.palette
  return (
    <Html lang="es">
      <Head>
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a style sheet made of checked colours */}
        <style dangerouslySetInnerHTML={{ __html: sheet(props.palette) }} />
      </Head>
      <Body
        className="paper"
        style={{ backgroundColor: light.paper, margin: 0, padding: 0, fontFamily: type.text }}
      >
        <InboxLine text={props.preview} />
        {outlookColumn.open}
        <Container className="paper" style={{ maxWidth: '560px', backgroundColor: light.paper }}>
          {props.children}
        </Container>
        {outlookColumn.close}
      </Body>
    </Html>
  )
}

/**
 * Preview text, padded with blanks so that the inbox does not add the mail's first words; as few as possible, to keep
 * mails small.
 */
function InboxLine({ text }: { text: string }) {
  const blanks = '\u00a0\u200c'.repeat(Math.max(0, 90 - text.length))
  return (
    <div
      data-skip-in-text="true"
      style={{
        display: 'none',
        overflow: 'hidden',
        lineHeight: '1px',
        opacity: 0,
        maxHeight: 0,
        maxWidth: 0,
      }}
    >
      {text}
      {blanks}
    </div>
  )
}
