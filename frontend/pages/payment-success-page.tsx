import { Head } from '../lib/head.tsx'
import { Loading } from '../ui/spinner.tsx'

export default function PaymentSuccessPage() {
  return (
    <>
      <Head title="Pago · Velada" />
      <Loading tall />
    </>
  )
}
