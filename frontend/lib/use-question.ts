import { useCallback, useState } from 'react'

type Pending<Question, Answer> = { question: Question; answer: (answer: Answer) => void }

/** Asks a question during an operation: `ask` resolves when the dialog that shows `pending` is answered. */
export function useQuestion<Question, Answer>() {
  const [pending, setPending] = useState<Pending<Question, Answer> | null>(null)
  const ask = useCallback(
    (question: Question) =>
      new Promise<Answer>((resolve) =>
        setPending({
          question,
          answer: (answer) => {
            setPending(null)
            resolve(answer)
          },
        }),
      ),
    [],
  )
  return { pending, ask }
}
