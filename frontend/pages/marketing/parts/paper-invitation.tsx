import type { ReactNode } from 'react'
import styled from 'styled-components'
import { space } from '../../../ui/theme.ts'
import { OliveBranch } from './olive-branch.tsx'

const Sheet = styled.div`
  position: relative;
  container-type: inline-size;
  aspect-ratio: 5 / 7;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.paper};
  background:
    radial-gradient(120% 90% at 20% 0%, #fffefb, transparent 60%),
    ${({ theme }) => theme.color.sheet};
  box-shadow: ${({ theme }) => theme.shadow.float};
`
const Frame = styled.div`
  position: absolute;
  inset: 4.5%;
  border: 1px solid #1a1a1a;
  &::after {
    content: '';
    position: absolute;
    inset: 1.1cqw;
    border: 0.5px solid #1a1a1a66;
  }
`
const Words = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  height: 100%;
  padding: 12cqw;
  text-align: center;
  font-family: ${({ theme }) => theme.font.display};
`
const Small = styled.p`
  font-family: ${({ theme }) => theme.font.text};
  font-size: max(10px, 2.9cqw);
  letter-spacing: 0.16em;
  line-height: 1.7;
  text-transform: uppercase;
`
const Name = styled.p`
  font-size: 13cqw;
  line-height: 1;
`
const Ampersand = styled.p`
  margin: 1cqw 0 0.5cqw;
  color: #3f6f57;
  font-size: 9.5cqw;
  font-style: italic;
  line-height: 1;
`
const Rule = styled.hr`
  width: 14cqw;
  margin: 5cqw 0;
  border: 0;
  border-top: 1px solid ${({ theme }) => theme.color.champagne};
`
const Corner = styled.div<{ $at: 'top' | 'bottom' }>`
  position: absolute;
  width: 34cqw;
  ${({ $at }) =>
    $at === 'top'
      ? 'top: -9cqw; right: -2cqw; transform: rotate(168deg) scaleX(-1);'
      : 'bottom: -9cqw; left: -2cqw; transform: rotate(-12deg) scaleX(-1);'}
`

/** A card on paper: the sample couple's, with the house's own typefaces. `children` stands where guests answer. */
export function PaperInvitation({ children, branches = true }: { children?: ReactNode; branches?: boolean }) {
  return (
    <Sheet>
      {branches ? (
        <>
          <Corner $at="top">
            <OliveBranch />
          </Corner>
          <Corner $at="bottom">
            <OliveBranch />
          </Corner>
        </>
      ) : (
        <Frame />
      )}
      <Words>
        <Small>Nos casamos</Small>
        <Rule />
        <Name>Laura</Name>
        <Ampersand>y</Ampersand>
        <Name>Miguel</Name>
        <Rule />
        <Small>
          Sábado 12 de septiembre
          <br />
          Hacienda San Rafael, Sevilla
        </Small>
        {children && <div style={{ marginTop: space(2) }}>{children}</div>}
      </Words>
    </Sheet>
  )
}
