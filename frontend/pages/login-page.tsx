import { Head } from '../lib/head.tsx'

export default function LoginPage() {
  return (
    <main>
      <Head title="Velada" />
      <h1>Velada</h1>
    </main>
  )
}
