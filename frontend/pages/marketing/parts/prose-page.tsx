import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Container } from '../../../ui/card.tsx'
import { columns } from '../../../ui/layout.ts'
import { space } from '../../../ui/theme.ts'
import { Site } from './site.tsx'

const Sheet = styled(Container)`
  ${columns(3, 8)}
  gap: ${space(4)} clamp(2rem, 6vw, 6rem);
  padding-block: clamp(3rem, 7vw, 6rem);
`
const Title = styled.header`
  grid-column: 1 / -1;
  padding-bottom: ${space(4)};
  border-bottom: 1px solid ${({ theme }) => theme.color.mist};
  & > h1 { font-size: ${({ theme }) => theme.size.displayHuge}; line-height: 1; letter-spacing: -0.01em; }
  & > p { margin-top: ${space(2)}; color: ${({ theme }) => theme.color.inkSoft}; }
`
const Contents = styled.nav`
  position: sticky;
  top: 104px;
  align-self: start;
  & > ol { padding: 0; list-style: none; }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: none;
    &:hover { text-decoration: underline; }
  }
  ${({ theme }) => theme.media.tablet} { position: static; }
`
const Prose = styled.div`
  max-width: ${({ theme }) => theme.width.text};
  & > section { padding-bottom: ${space(5)}; }
  & h2 { margin-bottom: ${space(2)}; font-size: ${({ theme }) => theme.size.displayMedium}; }
  & h3 { margin: ${space(3)} 0 ${space(1)}; font-family: ${({ theme }) => theme.font.text}; font-size: 1rem; }
  & p + p, & ul + p, & p + ul, & dl + p { margin-top: ${space(2)}; }
  & ul { display: grid; gap: ${space(1)}; padding-left: ${space(2.5)}; }
  & li::marker { content: '–  '; color: ${({ theme }) => theme.color.inkSoft}; }
  & dl { display: grid; grid-template-columns: 10rem 1fr; gap: ${space(1, 2)}; }
  & dt { color: ${({ theme }) => theme.color.inkSoft}; }
  & table { width: 100%; }
  & th, & td {
    padding: ${space(1.5, 2, 1.5, 0)};
    border-bottom: 1px solid ${({ theme }) => theme.color.mist};
    text-align: left;
    vertical-align: top;
  }
  & th { font-weight: 500; }
  ${({ theme }) => theme.media.phone} { & dl { grid-template-columns: 1fr; gap: 0; } & dd { margin: 0 0 ${space(1)}; } }
`

export type Chapter = { id: string; title: string; body: ReactNode }

/** A long text in chapters, its contents beside it. */
export function ProsePage({
  title,
  note,
  chapters,
  children,
}: {
  title: string
  note: string
  chapters: readonly Chapter[]
  children?: ReactNode
}) {
  return (
    <Site>
      {children}
      <Sheet>
        <Title>
          <h1>{title}</h1>
          <p>{note}</p>
        </Title>
        <Contents aria-label="Contenido">
          <ol>
            {chapters.map(({ id, title: chapter }) => (
              <li key={id}>
                <a href={`#${id}`}>{chapter}</a>
              </li>
            ))}
          </ol>
        </Contents>
        <Prose>
          {chapters.map(({ id, title: chapter, body }) => (
            <section key={id} id={id}>
              <h2>{chapter}</h2>
              {body}
            </section>
          ))}
        </Prose>
      </Sheet>
    </Site>
  )
}
