import { Head } from '../../lib/head.tsx'
import { holder } from './holder.ts'
import { ProsePage } from './parts/prose-page.tsx'
import { privacyChapters } from './privacy/chapters.tsx'

export default function PrivacyPage() {
  return (
    <ProsePage
      title="Política de Privacidad"
      note={`Última actualización: ${holder.updated}`}
      chapters={privacyChapters}
    >
      <Head
        title="Política de Privacidad · Velada"
        description="Qué datos tratamos de organizadores e invitados, para qué, con quién, cuánto tiempo y cómo ejercer tus derechos."
        path="/politica-privacidad"
      />
    </ProsePage>
  )
}
