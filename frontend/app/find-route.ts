import { matchRoutes } from 'react-router-dom'
import { type AppRoute, routes } from './routes.ts'

/**
 * The address as the router can decode it. It warns of any other by printing it, and there may be a guest's token in it.
 */
export function readableAddress(address: string): string {
  try {
    // Its value has to be used: the build leaves out a call whose value is not.
    return decodeURIComponent(address) === '' ? '/' : address
  } catch {
    return address.replaceAll('%', '%25')
  }
}

/** The screen an address belongs to; an unknown one belongs to the 404's (`path` is then '*'). */
export function findRoute(pathname: string): AppRoute {
  const match = matchRoutes(
    routes.map((route) => ({ path: route.path, id: route.path, handle: route })),
    readableAddress(pathname),
  )?.at(-1)
  const route = match?.route.handle ?? routes.at(-1)
  if (!route) throw new Error('there is no route for what is not found')
  return route
}
