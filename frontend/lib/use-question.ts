import { useCallback, useState } from 'react'

type Pending<Question, Answer> = { question: Question; answer: (answer: Answer) => void }

/** A question in the middle of some work: `ask` waits until the dialog that shows `pending` has been answered. */
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
