export const guestStatuses = ['pending', 'confirmed', 'declined'] as const

export type GuestStatus = (typeof guestStatuses)[number]

export const statusNames = {
  pending: 'Pendiente',
  confirmed: 'Confirmado',
  declined: 'No asiste',
} as const satisfies Record<GuestStatus, string>
