const texts: Record<string, string> = {
  generic_decline: 'Tu tarjeta ha sido rechazada.',
  lost_card: 'Tu tarjeta ha sido rechazada.',
  stolen_card: 'Tu tarjeta ha sido rechazada.',
  insufficient_funds: 'Tu tarjeta no tiene fondos suficientes.',
  expired_card: 'Tu tarjeta ha caducado.',
  incorrect_cvc: 'El código de seguridad de tu tarjeta no es correcto.',
  invalid_cvc: 'El código de seguridad de tu tarjeta no es válido.',
  processing_error: 'Ha habido un error al procesar tu tarjeta. Vuelve a intentarlo en un momento.',
  incorrect_number: 'El número de tu tarjeta no es correcto.',
  invalid_expiry_month: 'El mes de caducidad de tu tarjeta no es válido.',
  invalid_expiry_year: 'El año de caducidad de tu tarjeta no es válido.',
  test_mode_live_card: 'Esta es una tarjeta de verdad: aquí solo valen las de prueba.',
  payment_intent_authentication_failure: 'Tu banco no ha podido autenticarte. Prueba con otra tarjeta.',
}

type Refusal = { code?: string; decline_code?: string; message?: string }

/** The provider's error in Spanish; its original message for an unknown code. */
export function refusalText({ code, decline_code, message }: Refusal = {}): string {
  return (
    texts[decline_code ?? ''] ??
    texts[code ?? ''] ??
    message ??
    'La tarjeta no se ha podido procesar. Prueba con otra.'
  )
}
