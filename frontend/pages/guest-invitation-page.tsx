import { Head } from '../lib/head.tsx'
import { Loading } from '../ui/spinner.tsx'

export default function GuestInvitationPage() {
  return (
    <>
      <Head title="Invitación · Velada" />
      <Loading tall />
    </>
  )
}
