import styled from 'styled-components'
import { Progress } from '../../ui/progress.tsx'
import { space } from '../../ui/theme.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { stepKeys } from './draft-store.ts'

const titles = ['Nombres', 'Foto', 'Ceremonia', 'Celebración', 'Transporte', 'Diseño', 'Registro']

const Circles = styled.ol`
  display: flex;
  justify-content: space-between;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    place-items: center;
    width: 34px;
    height: 34px;
    border: 1px solid ${({ theme }) => theme.color.line};
    border-radius: 50%;
    background: ${({ theme }) => theme.color.sheet};
    color: ${({ theme }) => theme.color.inkSoft};
    font-size: ${({ theme }) => theme.size.small};
    font-variant-numeric: lining-nums tabular-nums;
  }
  li[data-state='done'] {
    border-color: ${({ theme }) => theme.color.accentDeep};
    color: ${({ theme }) => theme.color.accentDeep};
    background: ${({ theme }) => theme.color.accentWash};
  }
  li[aria-current] {
    border-color: ${({ theme }) => theme.color.accentDeep};
    background: ${({ theme }) => theme.color.accentDeep};
    color: #fff;
  }
  /* There the system's colours replace ours, and done, now and to come would look alike. */
  @media (forced-colors: active) {
    li { border-color: GrayText; color: GrayText; }
    li[data-state='done'] { border-color: CanvasText; color: CanvasText; }
    li[aria-current] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`
const Head = styled.header`
  display: grid;
  gap: ${space(2)};
  max-width: 560px;
  margin: 0 auto ${space(5)};
  text-align: center;
  h1 { font-size: ${({ theme }) => theme.size.displayLarge}; }
  & > p { color: ${({ theme }) => theme.color.inkSoft}; }
`

/** 'Crear tu Invitación', 'Paso N de 7', the bar and the numbered circles. */
export function WizardProgress({ step }: { step: number }) {
  return (
    <Head>
      <h1>Crear tu Invitación</h1>
      <p aria-live="polite">{`Paso ${step} de ${stepKeys.length}`}</p>
      <Progress value={step} max={stepKeys.length} label="Progreso de la invitación" />
      <Circles>
        {titles.map((title, index) => (
          <li
            key={title}
            title={title}
            data-state={index + 1 < step ? 'done' : undefined}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            <span aria-hidden="true">{index + 1}</span>
            <VisuallyHidden>{`${title}${index + 1 < step ? ', hecho' : ''}`}</VisuallyHidden>
          </li>
        ))}
      </Circles>
    </Head>
  )
}
