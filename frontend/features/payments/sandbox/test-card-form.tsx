import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import type { PaymentIntentCreated } from '../../../../domain/calls/payments.ts'
import { failureText } from '../../../lib/api.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Stack } from '../../../ui/layout.ts'
import { space } from '../../../ui/theme.ts'
import { toast } from '../../../ui/use-toasts.ts'
import { confirmTestCard, type TestCard } from './confirm-test-card.ts'
import { groupDigits, groupExpiry, testCards } from './test-cards.ts'

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(2)};
`
const Cards = styled.div`
  border-block: 1px solid ${({ theme }) => theme.color.mist};
  & ul { padding: 0 0 ${space(2)}; list-style: none; }
`
const Pick = styled.button`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(0, 2)};
  width: 100%;
  min-height: 44px;
  padding: ${space(1, 1)};
  border: 0;
  background: none;
  font-variant-numeric: tabular-nums;
  text-align: left;
  &:hover { background: ${({ theme }) => theme.color.mist}; }
  & > span { color: ${({ theme }) => theme.color.inkSoft}; }
`

type Props = {
  intent: PaymentIntentCreated
  testCardUrl: string
  payText: string
  onPaid: () => void
}

/** The sandbox's card form: only test cards, no real money. Loaded only where `testCardUrl` is configured. */
export default function TestCardForm({ intent, testCardUrl, payText, onPaid }: Props) {
  const [card, setCard] = useState<TestCard>({ number: '', expiry: '', cvc: '' })
  const [isPaying, setPaying] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const part = (change: Partial<TestCard>) => setCard((known) => ({ ...known, ...change }))

  async function pay(event: FormEvent) {
    event.preventDefault()
    setPaying(true)
    setRefusal(null)
    try {
      const outcome = await confirmTestCard(testCardUrl, intent, card)
      if (outcome.status === 'redirect') return location.assign(outcome.url)
      if (outcome.status === 'succeeded') return onPaid()
      refuse(outcome.message)
    } catch (error) {
      refuse(failureText(error))
    }
    setPaying(false)
  }
  function refuse(message: string) {
    setRefusal(message)
    toast({ title: 'Error en el pago', description: message, tone: 'destructive' })
  }

  return (
    <Stack as="form" $gap={3} onSubmit={(event) => void pay(event)}>
      <Banner title="Modo de pruebas">No se cobra nada: usa una de las tarjetas de prueba.</Banner>
      <Field label="Número de tarjeta" required>
        <Input
          required
          name="cardnumber"
          inputMode="numeric"
          autoComplete="off"
          placeholder="4242 4242 4242 4242"
          value={card.number}
          onChange={(change) => part({ number: groupDigits(change.target.value) })}
        />
      </Field>
      <Pair>
        <Field label="Caducidad" required>
          <Input
            required
            name="exp-date"
            inputMode="numeric"
            autoComplete="off"
            placeholder="MM / AA"
            value={card.expiry}
            onChange={(change) => part({ expiry: groupExpiry(change.target.value) })}
          />
        </Field>
        <Field label="CVC" required>
          <Input
            required
            name="cvc"
            inputMode="numeric"
            autoComplete="off"
            placeholder="123"
            maxLength={4}
            value={card.cvc}
            onChange={(change) => part({ cvc: change.target.value.replace(/\D/g, '') })}
          />
        </Field>
      </Pair>
      {refusal && (
        <Banner tone="bad" title="Error en el pago">
          {refusal}
        </Banner>
      )}
      <Button type="submit" wide busy={isPaying} busyText="Procesando...">
        {payText}
      </Button>
      <Cards>
        <Disclosure summary="Tarjetas de prueba">
          <ul>
            {testCards.map(({ number, outcome }) => (
              <li key={number}>
                <Pick type="button" onClick={() => setCard({ number, expiry: '12 / 34', cvc: '123' })}>
                  {number} <span>{outcome}</span>
                </Pick>
              </li>
            ))}
          </ul>
        </Disclosure>
      </Cards>
    </Stack>
  )
}
