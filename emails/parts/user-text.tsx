import { Fragment } from 'react'
import type { Palette } from './colour.ts'
import { Paragraph } from './prose.tsx'

/** User text with its line breaks. */
export const Lines = ({ of }: { of: string }) =>
  of.split(/\r\n?|\n/).map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text, rendered once
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))

/** A paragraph of user text. */
export const Quoted = ({ palette, text }: { palette: Palette; text: string }) => (
  <Paragraph palette={palette}>
    <Lines of={text} />
  </Paragraph>
)
