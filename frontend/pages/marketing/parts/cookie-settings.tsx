import { useCookieBanner } from '../../../features/cookie-consent/use-cookie-banner.ts'
import { Button } from '../../../ui/button.tsx'

/** The way back to the question about cookies. */
export function CookieSettings() {
  const show = useCookieBanner((store) => store.show)
  return (
    <p>
      <Button tone="secondary" small onClick={show}>
        Cambiar mi elección
      </Button>
    </p>
  )
}
