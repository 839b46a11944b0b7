import { Head } from '../lib/head.tsx'

export default function VerifyEmailPage() {
  return (
    <main>
      <Head title="Velada" />
      <h1>Velada</h1>
    </main>
  )
}
