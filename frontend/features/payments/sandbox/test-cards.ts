/** The provider's test cards and their results (https://docs.stripe.com/testing). */
export const testCards: readonly { number: string; outcome: string }[] = [
  { number: '4242 4242 4242 4242', outcome: 'Pago correcto' },
  { number: '4000 0025 0000 3155', outcome: 'Pide 3-D Secure' },
  { number: '4000 0084 0000 1629', outcome: '3-D Secure y después rechazo' },
  { number: '4000 0000 0000 0002', outcome: 'Rechazada' },
  { number: '4000 0000 0000 9995', outcome: 'Sin fondos' },
  { number: '4000 0000 0000 0069', outcome: 'Caducada' },
  { number: '4000 0000 0000 0127', outcome: 'CVC incorrecto' },
  { number: '4000 0000 0000 0119', outcome: 'Error al procesar' },
  { number: '4000 0000 0000 0259', outcome: 'Correcto, después disputado' },
]

/** Formats a card number during typing: '4242 4242 4242 4242'. */
export const groupDigits = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

/** Formats an expiry date during typing: '12 / 30'; the slash can be deleted. */
export function groupExpiry(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}
