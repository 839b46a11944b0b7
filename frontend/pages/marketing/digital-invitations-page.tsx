import { Head } from '../../lib/head.tsx'

export default function DigitalInvitationsPage() {
  return (
    <main>
      <Head title="Velada" />
      <h1>Velada</h1>
    </main>
  )
}
