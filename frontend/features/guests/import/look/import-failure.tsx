import { ApiError, failureText } from '../../../../lib/api.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { AnchorButton, Button } from '../../../../ui/button.tsx'

type Props = { failure: unknown; onLookAgain: () => void }

/** Why the last click brought nothing in, and what to do. */
export function ImportFailure({ failure, onLookAgain }: Props) {
  if (!(failure instanceof ApiError))
    return (
      <Banner
        tone="bad"
        title="La conexión se ha cortado mientras importábamos"
        action={
          <Button tone="secondary" small onClick={onLookAgain}>
            Volver a mirar
          </Button>
        }
      >
        Vuelve a mirar la lista: lo que haya entrado sale como «ya estaba», y no se repite.
      </Banner>
    )
  return (
    <Banner
      tone="bad"
      title="No se ha importado ningún invitado"
      action={
        failure.status === 402 && (
          <AnchorButton tone="secondary" small href="/checkout/upgrade">
            Pasar a Grand Soirée
          </AnchorButton>
        )
      }
    >
      {failureText(failure)}
    </Banner>
  )
}
