import { opensAnswer } from './app/answer-sheet.ts'
import { answerWanted } from './app/answer-wanted.ts'
import { askForLateFaces } from './app/late-faces.ts'
import { nextPaint } from './app/next-paint.ts'
import { reportOpened } from './app/report-opened.ts'
import { runCountdown } from './app/run-countdown.ts'
import { showDetails } from './app/show-details.ts'

opensAnswer()
reportOpened()
runCountdown()
askForLateFaces().then(showDetails)
const answer = document.getElementById('answer')
if (answer) {
  await answerWanted(answer)
  // A tap shows what it does first.
  await nextPaint()
  // In two parts: between them a slow phone can show what a tap does.
  await import('./app/hydrate-root.ts')
  await nextPaint()
  const { hydrateAnswer } = await import('./app/hydrate-answer.tsx')
  hydrateAnswer()
}
