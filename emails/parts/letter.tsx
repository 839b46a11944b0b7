import { Heading, Hr, Text } from '@react-email/components'
import type { ReactNode } from 'react'
import { Box } from './box.tsx'
import { housePalette } from './colour.ts'
import { Page } from './page.tsx'
import { Note } from './prose.tsx'
import { type } from './theme.ts'

const { light } = housePalette

/** The layout of mails from Velada: wordmark, title, text, and the reason for the mail. */
export function Letter(props: { preview: string; title: string; children: ReactNode; reason: string }) {
  return (
    <Page palette={housePalette} preview={props.preview}>
      <Box className="edge" style={{ padding: '44px 32px 40px' }}>
        <Text
          className="ink"
          style={{
            margin: 0,
            fontFamily: type.display,
            fontSize: '26px',
            lineHeight: '32px',
            letterSpacing: '0.04em',
            color: light.ink,
          }}
        >
          Velada
        </Text>
        <Hr
          data-skip-in-text="true"
          className="ornament"
          style={{
            width: '40px',
            margin: '14px 0 36px',
            border: 0,
            borderTop: `1px solid ${light.ornament}`,
          }}
        />
        <Heading
          as="h1"
          className="ink names"
          style={{
            margin: '0 0 24px',
            fontFamily: type.display,
            fontSize: '40px',
            lineHeight: '1.12',
            fontWeight: 400,
            color: light.ink,
            overflowWrap: 'break-word',
          }}
        >
          {props.title}
        </Heading>
        {props.children}
        <Hr
          className="line"
          style={{ width: '100%', margin: '36px 0 20px', border: 0, borderTop: `1px solid ${light.line}` }}
        />
        <Note palette={housePalette} style={{ fontSize: '13px', lineHeight: '20px', margin: 0 }}>
          {props.reason}
        </Note>
      </Box>
    </Page>
  )
}
