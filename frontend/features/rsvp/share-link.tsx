import { type MouseEvent, useState } from 'react'
import { invitationPath } from '../../lib/guest-links.ts'

/**
 * Shares the couple's public preview. Never the guest's own link: whoever has that one can read and change the answer.
 * Without JavaScript it is a link to the page that would be shared.
 */
export function ShareLink({ slug, title }: { slug: string; title: string }) {
  const [isCopied, setCopied] = useState(false)
  const path = invitationPath(slug, 'preview')
  const share = async (pressed: MouseEvent) => {
    const url = new URL(path, location.origin).href
    const canShare = typeof navigator.share === 'function'
    if (!canShare && !navigator.clipboard) return
    pressed.preventDefault()
    try {
      if (canShare) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        setCopied(true)
      }
    } catch {
      // Whoever closes the sheet, or does not allow the copy, has decided so.
    }
  }
  return (
    <>
      <a href={path} onClick={(pressed) => void share(pressed)}>
        Compartir la invitación
      </a>
      <span role="status">{isCopied && 'Enlace copiado'}</span>
    </>
  )
}
