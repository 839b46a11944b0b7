import { opensAnswer } from './app/answer-sheet.ts'
import { answerWanted } from './app/answer-wanted.ts'
import { reportOpened } from './app/report-opened.ts'
import { runCountdown } from './app/run-countdown.ts'

opensAnswer()
reportOpened()
runCountdown()
const answer = document.getElementById('answer')
if (answer) {
  await answerWanted(answer)
  const { hydrateAnswer } = await import('./app/hydrate-answer.tsx')
  hydrateAnswer()
}
