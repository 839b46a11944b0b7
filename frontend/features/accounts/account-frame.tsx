import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Container } from '../../ui/card.tsx'
import { columns } from '../../ui/layout.ts'
import { space } from '../../ui/theme.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import { SealedEnvelope } from './sealed-envelope.tsx'

const Page = styled.div`
  ${columns(1, 1)}
  min-height: 100dvh;
`
const Side = styled.aside`
  position: sticky;
  top: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(5)};
  height: 100dvh;
  padding: ${space(6)};
  border-right: 1px solid ${({ theme }) => theme.color.mist};
  background: ${({ theme }) => theme.color.champagneWash};
  text-align: center;
  & > p {
    max-width: 18ch;
    font-family: ${({ theme }) => theme.font.display};
    font-size: ${({ theme }) => theme.size.displayMedium};
    font-style: italic;
    line-height: 1.2;
  }
  ${({ theme }) => theme.media.tablet} { display: none; }
`
const Main = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  padding-block: ${space(3)};
`
const Middle = styled.main`
  display: grid;
  align-content: center;
  gap: ${space(4)};
  width: 100%;
  max-width: 420px;
  margin-inline: auto;
  padding-block: ${space(5)};
`
const Heading = styled.h1`
  margin-bottom: ${space(1)};
  font-size: ${({ theme }) => theme.size.displayLarge};
`
const Lead = styled.p`color: ${({ theme }) => theme.color.inkSoft};`

/** The layout of login, verification and reset: the envelope on one side, the form on the other. */
export function AccountFrame({
  title,
  lead,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  children?: ReactNode
}) {
  return (
    <Page>
      <Side>
        <SealedEnvelope />
        <p>Cada invitado, su carta.</p>
      </Side>
      <Main>
        <Container as="header">
          <Wordmark />
        </Container>
        <Container>
          <Middle>
            <div>
              <Heading>{title}</Heading>
              {lead && <Lead>{lead}</Lead>}
            </div>
            {children}
          </Middle>
        </Container>
      </Main>
    </Page>
  )
}
