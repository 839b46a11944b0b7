import { firstViewShown } from './app/first-view.ts'

await firstViewShown()
const { hydrateHouse } = await import('./app/hydrate-house.tsx')
await hydrateHouse()
