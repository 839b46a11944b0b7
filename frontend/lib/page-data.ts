import { createContext, useContext } from 'react'

/** What the server rendered this page with, by GET path, for a page that stands outside the router and SWR. */
export const PageData = createContext<Record<string, unknown>>({})

/** The path such a page's data came from, `/api/invitations/{slug}/{token}`. */
export const usePageDataPath = (): string => Object.keys(useContext(PageData))[0] ?? ''
