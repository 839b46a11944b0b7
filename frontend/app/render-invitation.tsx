import { ThemeProvider } from 'styled-components'
import type { Invitation } from '../../domain/calls/invitations.ts'
import { loadFormat } from '../invitation/load-format.ts'
import { GuestInvitationPage } from '../pages/guest-invitation-page.tsx'
import MissingInvitation from '../pages/missing-invitation.tsx'
import { GlobalStyle } from '../ui/global-style.tsx'
import { theme } from '../ui/theme.ts'
import { AnswerApp, type InvitationData } from './answer-app.tsx'
import { type RenderedTree, renderTree, withoutMarks } from './render-tree.tsx'

/** Stands in the card's markup where the answer goes; nobody can write it into an invitation. */
const answersPlace = crypto.randomUUID()

/** Renders a guest's page: the card as plain HTML around the answer, which the browser hydrates. */
export async function renderInvitation(data: InvitationData): Promise<RenderedTree> {
  const [[path = '', invitation] = []] = Object.entries(data)
  if (!invitation) return plain(renderTree(inHouse(<MissingInvitation slug={path.split('/')[3]} />)))
  const card = await renderCard(path, invitation)
  const answer = renderTree(<AnswerApp data={data} invitation={invitation} />)
  return {
    ...card,
    markup: card.markup.replace(answersPlace, () => answer.markup),
    // The answer's first: in the browser its rules stay there, and a format's come after them and win.
    styles: answer.styles + card.styles,
  }
}

async function renderCard(path: string, invitation: Invitation): Promise<RenderedTree> {
  await loadFormat(invitation.event.invitationFormat)
  const page = (
    <GuestInvitationPage path={path} invitation={invitation}>
      {answersPlace}
    </GuestInvitationPage>
  )
  return plain(renderTree(inHouse(page)))
}

const inHouse = (page: React.ReactNode) => (
  <ThemeProvider theme={theme}>
    <GlobalStyle />
    {page}
  </ThemeProvider>
)

const plain = (tree: RenderedTree): RenderedTree => ({ ...tree, styles: withoutMarks(tree.styles) })
