import styled from 'styled-components'
import { formatCount } from '../../domain/event/formats.ts'
import { Wizard } from '../features/wizard/wizard.tsx'
import { Head } from '../lib/head.tsx'
import { space } from '../ui/theme.ts'
import { Wordmark } from '../ui/wordmark.tsx'

const Bar = styled.header`
  padding: ${space(2, 3)};
  border-bottom: 1px solid ${({ theme }) => theme.color.mist};
`
const Main = styled.main`
  padding: ${space(5, 2.5, 10)};
`

export default function WizardPage() {
  return (
    <>
      <Head
        title="Crear tu invitación digital · Velada"
        description={`Diseña en cinco minutos la invitación digital de tu boda, comunión o evento: ${formatCount()} formatos, tus colores y confirmación de asistencia.`}
        path="/wizard"
      />
      <Bar>
        <Wordmark />
      </Bar>
      <Main>
        <Wizard />
      </Main>
    </>
  )
}
