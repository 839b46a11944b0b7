import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ServerStyleSheet, ThemeProvider } from 'styled-components'
import type { Invitation } from '../../domain/calls/invitations.ts'
import { loadFormat } from '../invitation/load-format.ts'
import { CountdownFigures } from '../invitation/parts/countdown.tsx'
import { GuestInvitationPage } from '../pages/guest-invitation-page.tsx'
import MissingInvitation from '../pages/missing-invitation.tsx'
import { GlobalStyle } from '../ui/global-style.tsx'
import { theme } from '../ui/theme.ts'
import { AnswerApp, type InvitationData } from './answer-app.tsx'
import { type RenderedTree, renderTree, withoutMarks } from './render-tree.tsx'

/** Stands in a card's markup where the answer goes; nobody can write it into an invitation. */
export const answersPlace: string = crypto.randomUUID()

/** Renders a guest's page: the card as plain HTML around the answer, which the browser hydrates. */
export async function renderInvitation(data: InvitationData): Promise<RenderedTree> {
  const [[path = '', invitation] = []] = Object.entries(data)
  if (!invitation) return plain(renderTree(inHouse(<MissingInvitation slug={path.split('/')[3]} />)))
  const card = await renderCard(path, invitation)
  const answer = renderAnswer(path, invitation)
  return {
    ...card,
    markup: card.markup.replace(answersPlace, () => answer.markup),
    styles: answer.styles + card.styles,
  }
}

/** Renders the page of an invitation as it is around the answer, which goes to `answersPlace`. */
export async function renderCard(path: string, invitation: Invitation): Promise<RenderedTree> {
  await loadFormat(invitation.event.invitationFormat)
  const page = (
    <GuestInvitationPage path={path} invitation={invitation}>
      {answersPlace}
    </GuestInvitationPage>
  )
  return plain(renderTree(inHouse(page)))
}

/** The HTML in the countdown to an instant at another, both in milliseconds; empty from then on. */
export const renderCountdown = (until: number, now: number): string =>
  renderToStaticMarkup(<CountdownFigures until={until} now={now} />)

/** The rules of all answers rendered so far: soon those of all states, since none depends on who answers. */
const answerRules = new ServerStyleSheet()

/**
 * Renders the answer. Its style element goes before the card's: in the browser its rules stay there, and a format's
 * come after them and win.
 */
export function renderAnswer(path: string, invitation: Invitation): { markup: string; styles: string } {
  const app = <AnswerApp data={{ [path]: invitation }} invitation={invitation} />
  const markup = renderToString(answerRules.collectStyles(app))
  return { markup, styles: answerRules.getStyleTags() }
}

const inHouse = (page: ReactNode) => (
  <ThemeProvider theme={theme}>
    <GlobalStyle />
    {page}
  </ThemeProvider>
)

const plain = (tree: RenderedTree): RenderedTree => ({ ...tree, styles: withoutMarks(tree.styles) })
