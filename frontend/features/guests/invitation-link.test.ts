import { expect, test } from 'vitest'
import { invitationLink, whatsappLink } from './invitation-link.ts'

const event = { slug: 'ana-y-luis', coupleNames: 'Ana y Luis' }
const guest = { token: 'abcdefghjk', name: 'Familia Núñez', phone: '+34600111222', maxGuests: 4 }

test('a guest’s link is the origin, the slug and the personal token', () => {
  expect(invitationLink(event, guest, 'https://velada.example')).toBe(
    'https://velada.example/invite/ana-y-luis/abcdefghjk',
  )
})

test('the wa.me link goes to the guest’s number with the invitation in the text', () => {
  const link = new URL(whatsappLink(event, guest, 'https://velada.example'))
  expect(link.pathname).toBe('/34600111222')
  expect(link.searchParams.get('text')).toContain('https://velada.example/invite/ana-y-luis/abcdefghjk')
  expect(link.searchParams.get('text')).toContain('Os enviamos')
})

test('without a number WhatsApp asks whom to send it to, and one person is addressed as one', () => {
  const link = new URL(whatsappLink(event, { ...guest, phone: null, maxGuests: 1 }, 'https://velada.example'))
  expect(link.pathname).toBe('/')
  expect(link.searchParams.get('text')).toContain('Te enviamos')
})
