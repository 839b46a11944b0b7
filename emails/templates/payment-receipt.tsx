import { housePalette } from '../parts/colour.ts'
import { Facts } from '../parts/facts.tsx'
import { Letter } from '../parts/letter.tsx'
import { Action, Note, Paragraph } from '../parts/prose.tsx'
import { capital, euros, longDate, vatParts } from '../parts/wording.ts'
import type { MailParts, MailSamples } from '../to-mail.ts'

export type PaymentReceiptProps = {
  coupleNames: string
  /** As `purchaseNames` has it: 'Essence', 'Grand Soirée', 'Mejora a Grand Soirée'. */
  purchaseName: string
  /** VAT included. */
  amountInCents: number
  /** ISO instant of the payment. */
  paidAt: string
  /** The card provider's reference. */
  paymentReference: string
  dashboardUrl: string
}

/** General rate of IVA in Spain, included in every price. */
const vatPercent = 21

/** A receipt, with VAT separated. */
export function paymentReceipt(props: PaymentReceiptProps): MailParts {
  const palette = housePalette
  const { base, vat } = vatParts(props.amountInCents, vatPercent)
  const total = euros(props.amountInCents)
  return {
    subject: `Recibo de tu pago · ${props.purchaseName}, ${total}`,
    body: (
      <Letter
        title={props.coupleNames}
        preview={`${props.purchaseName}: ${total}, IVA incluido.`}
        reason="Recibes este mensaje porque se ha completado un pago en tu cuenta de Velada. Guárdalo como justificante."
      >
        <Paragraph palette={palette}>
          Hemos recibido tu pago. Todo lo que incluye tu plan te espera ya en el panel.
        </Paragraph>
        <Facts
          palette={palette}
          facts={[
            { label: 'Concepto', value: props.purchaseName },
            { label: 'Fecha', value: capital(longDate(props.paidAt, 'Europe/Madrid')) },
            { label: 'Base imponible', value: euros(base) },
            { label: `IVA (${vatPercent} %)`, value: euros(vat) },
            { label: 'Total, IVA incluido', value: total, strong: true },
            { label: 'Referencia', value: props.paymentReference },
          ]}
        />
        <Paragraph palette={palette} style={{ margin: '28px 0 24px' }}>
          <Action palette={palette} href={props.dashboardUrl}>
            Ir a mi panel
          </Action>
        </Paragraph>
        <Note palette={palette} style={{ margin: 0 }}>
          Si algo no cuadra, responde a este mensaje con la referencia del pago.
        </Note>
      </Letter>
    ),
  }
}

/** Invented, for the preview and the tests. */
export const sample: PaymentReceiptProps = {
  coupleNames: 'Lucía y Marcos',
  purchaseName: 'Grand Soirée',
  amountInCents: 22000,
  paidAt: '2026-11-21T09:12:00.000Z',
  paymentReference: 'pi_3QxT5kLm9VbR2nYw',
  dashboardUrl: 'https://velada.example/dashboard/5f0c2f6e-6d3b-4a55-9a5e-0d2f4a7c9b11',
}
export const samples = (): MailSamples => ({
  'payment-receipt': { link: sample.dashboardUrl, parts: paymentReceipt(sample) },
})
