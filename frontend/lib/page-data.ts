import { createContext, useContext } from 'react'

/** What the server rendered this page with, by GET path, for a page that stands outside the router and SWR. */
export const PageData = createContext<Record<string, unknown>>({})

/** The one thing such a page shows; null when the server found nothing at its address. */
export const usePageData = <T>(): T | null =>
  (Object.values(useContext(PageData))[0] as T | undefined) ?? null

/** The path such a page's data came from, `/api/invitations/{slug}/{token}`. */
export const usePageDataPath = (): string => Object.keys(useContext(PageData))[0] ?? ''
