import { createContext, useContext, useEffect } from 'react'

export type HeadTags = {
  title: string
  description?: string
  /** Canonical path; absent = this address is not for search engines. */
  path?: string
  /** The picture that link previews show, 1200×630. */
  image?: { path: string; alt: string; type: 'image/jpeg' | 'image/png' }
  /** Path that a shared link leads to, where there is no canonical one. */
  address?: string
  /** Schema.org objects, stated by the server only. */
  jsonLd?: readonly object[]
  /** Fonts to preload instead of the house's own. */
  fonts?: readonly string[]
  ogType?: 'website' | 'article' | 'event'
}

/** Collects the head data of a page on the server. */
export const HeadCollector = createContext<{ tags?: HeadTags } | null>(null)

/** Title, description, canonical, robots and previews of a page; the last rendered one counts. */
export function Head(tags: HeadTags): null {
  const collector = useContext(HeadCollector)
  if (collector) collector.tags = tags
  const { title, description, path } = tags
  useEffect(() => {
    document.title = title
    setMeta('description', description)
    setMeta('robots', path === undefined ? 'noindex' : undefined)
    const canonical = document.querySelector('link[rel="canonical"]')
    if (path === undefined) canonical?.remove()
    else canonical?.setAttribute('href', new URL(path, location.origin).href)
  }, [title, description, path])
  return null
}

function setMeta(name: string, content: string | undefined) {
  let meta = document.querySelector(`meta[name="${name}"]`)
  if (content === undefined) return meta?.remove()
  if (!meta) {
    meta = document.createElement('meta')
    meta.setAttribute('name', name)
    document.head.append(meta)
  }
  meta.setAttribute('content', content)
}
