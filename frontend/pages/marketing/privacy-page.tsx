import { Head } from '../../lib/head.tsx'

export default function PrivacyPage() {
  return (
    <main>
      <Head title="Velada" />
      <h1>Velada</h1>
    </main>
  )
}
