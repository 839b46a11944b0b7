import styled from 'styled-components'
import { space } from '../../../ui/theme.ts'
import { faqCategories } from '../content/faq.ts'

const Sidebar = styled.nav`
  position: sticky;
  top: 104px;
  & > ul { padding: 0; border-top: 1px solid ${({ theme }) => theme.color.mist}; list-style: none; }
  & > ul > li { border-bottom: 1px solid ${({ theme }) => theme.color.mist}; }
  & button {
    width: 100%;
    min-height: 52px;
    padding: 0 0 0 ${space(1.5)};
    border: 0;
    border-left: 3px solid transparent;
    background: none;
    text-align: left;
    &:hover { background: ${({ theme }) => theme.color.champagneWash}; }
    &[aria-current] { border-left-color: ${({ theme }) => theme.color.accentDeep}; font-weight: 500; }
  }
  ${({ theme }) => theme.media.tablet} {
    position: static;
    & > ul { display: grid; grid-template-columns: 1fr 1fr; column-gap: ${space(2)}; }
    & button { line-height: 1.25; }
  }
  @media (scripting: none) { display: none; }
`

type Props = { chosen: string | undefined; onChoose: (id: string) => void }

/** The categories of questions, one of which is shown. */
export function CategoryList({ chosen, onChoose }: Props) {
  return (
    <Sidebar aria-label="Categorías">
      <ul>
        {faqCategories.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === chosen ? 'true' : undefined}
              onClick={() => onChoose(id)}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </Sidebar>
  )
}
