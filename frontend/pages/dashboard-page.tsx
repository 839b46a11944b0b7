import { Head } from '../lib/head.tsx'
import { Loading } from '../ui/spinner.tsx'

export default function DashboardPage() {
  return (
    <>
      <Head title="Panel · Velada" />
      <Loading tall />
    </>
  )
}
