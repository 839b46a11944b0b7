import { nextPaint } from './app/next-paint.ts'

await nextPaint()
const { hydrateHouse } = await import('./app/hydrate-house.tsx')
await hydrateHouse()
