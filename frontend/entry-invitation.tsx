import { opensAnswer } from './app/answer-sheet.ts'
import { firstViewShown } from './app/first-view.ts'
import { reportOpened } from './app/report-opened.ts'
import { runCountdown } from './app/run-countdown.ts'

opensAnswer()
reportOpened()
runCountdown()
await firstViewShown()
const { hydrateAnswer } = await import('./app/hydrate-answer.tsx')
hydrateAnswer()
