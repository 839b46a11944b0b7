import { Head } from '../lib/head.tsx'
import { Loading } from '../ui/spinner.tsx'

export default function WizardPage() {
  return (
    <>
      <Head title="Crear tu Invitación · Velada" />
      <Loading tall />
    </>
  )
}
