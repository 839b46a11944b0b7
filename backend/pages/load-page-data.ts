import type { Context } from 'koa'

/** `fallback`: by GET path, what SWR would ask for; it then asks for nothing. `status` other than 200 stands in the answer. */
export type PageData = { fallback: Record<string, unknown>; status?: number }

/** What the page at `path` shows, so that it arrives as HTML. A page without an entry here is rendered without data. */
export async function loadPageData(_path: string, _ctx: Context): Promise<PageData> {
  return { fallback: {} }
}
