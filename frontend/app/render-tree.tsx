import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { HeadCollector, type HeadTags } from '../lib/head.tsx'

export type RenderedTree = {
  markup: string
  /** The style elements of the markup, which styled-components finds again in the browser. */
  styles: string
  head: HeadTags
}

/** Renders a tree on the server, with its styles and what it says for the document's head. */
export function renderTree(tree: ReactNode): RenderedTree {
  const collector: { tags?: HeadTags } = {}
  const sheet = new ServerStyleSheet()
  try {
    const markup = renderToString(
      sheet.collectStyles(<HeadCollector value={collector}>{tree}</HeadCollector>),
    )
    return { markup, styles: sheet.getStyleTags(), head: collector.tags ?? { title: 'Velada' } }
  } finally {
    sheet.seal()
  }
}

/** Style elements as plain ones, which styled-components leaves alone in the browser. */
export const withoutMarks = (styles: string): string =>
  styles
    .replace(/<style[^>]*>/g, '<style>')
    .replace(/\/\*!sc\*\/\n?/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '')
