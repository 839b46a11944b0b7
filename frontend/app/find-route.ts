import { matchRoutes } from 'react-router-dom'
import { type AppRoute, routes } from './routes.ts'

/** The address in a form that the router can decode. It would print others as a warning, with the guest's token. */
export function readableAddress(address: string): string {
  try {
    // The value must be used, or the build removes the call.
    return decodeURIComponent(address) === '' ? '/' : address
  } catch {
    return address.replaceAll('%', '%25')
  }
}

/** The route of an address; the 404 route (`path` '*') for an unknown one. */
export function findRoute(pathname: string): AppRoute {
  const match = matchRoutes(
    routes.map((route) => ({ path: route.path, id: route.path, handle: route })),
    readableAddress(pathname),
  )?.at(-1)
  const route = match?.route.handle ?? routes.at(-1)
  if (!route) throw new Error('there is no route for what is not found')
  return route
}
