import type { CampaignEvent, CampaignRecipient } from './render.ts'

/** The recipient of previews and tests: not a real person. */
export const sampleEvent: CampaignEvent = {
  coupleNames: 'Lucía y Marcos',
  eventDate: '2027-06-19T16:00:00.000Z',
  timezone: 'Europe/Madrid',
  ceremonyTime: '18:00',
  ceremonyPlace: 'Iglesia de San Pedro, Carmona',
  receptionTime: '20:30',
  receptionPlace: 'Hacienda Los Naranjos, carretera de Alcalá, km 4',
  primaryColor: '#1A1A1A',
  secondaryColor: '#C9A96E',
  rsvpDeadline: '2027-05-15',
  showsBrand: true,
}

export const sampleRecipient: CampaignRecipient = {
  name: 'Familia Fernández Ortega',
  group: 'Familia',
  maxGuests: 4,
  link: 'https://velada.example/invite/lucia-y-marcos/Hq7mTz3KpW',
  unsubscribeUrl: 'https://velada.example/unsubscribe/Hq7mTz3KpW?c=8d1f',
}

export const sampleMails = {
  verification: {
    coupleNames: 'Lucía y Marcos',
    url: 'https://velada.example/verify-email?token=k3Xw9Qm2VtBnR7sYcL5pZd8H',
    hoursValid: 48,
    hasAccount: false,
  },
  passwordReset: { url: 'https://velada.example/reset-password?token=k3Xw9Qm2VtBnR7sYcL5pZd8H' },
  paymentReceipt: {
    coupleNames: 'Lucía y Marcos',
    purchaseName: 'Grand Soirée',
    amountInCents: 22000,
    paidAt: '2026-11-21T09:12:00.000Z',
    paymentReference: 'pi_3QxT5kLm9VbR2nYw',
    dashboardUrl: 'https://velada.example/dashboard/5f0c2f6e-6d3b-4a55-9a5e-0d2f4a7c9b11',
  },
  partnerEnquiry: {
    name: 'Carmen Ibáñez',
    email: 'carmen@catering.example',
    phone: '+34 600 123 123',
    businessName: 'Empresa de Catering',
    message:
      'Servimos unas cuarenta bodas al año en la provincia de Sevilla.\n\nNos interesa recibir las intolerancias ya ordenadas por mesa. ¿Podemos hablar la semana que viene?',
  },
  serviceRequest: {
    kind: 'domain' as const,
    text: 'luciaymarcos.es',
    coupleNames: sampleEvent.coupleNames,
    slug: 'lucia-y-marcos',
    planName: 'Grand Soirée',
    email: 'novios@correo.example',
    answeredWithin: '24 horas',
  },
  rsvpReceived: {
    ...sampleEvent,
    guestName: 'Familia Fernández Ortega',
    status: 'confirmed' as const,
    confirmedGuests: 3,
    attendees: [
      { name: 'Rosa Ortega', isChild: false, menu: 'Pescado', dietary: null },
      { name: 'Julián Fernández', isChild: false, menu: 'Carne', dietary: 'Alergia a los frutos secos' },
      { name: 'Nora', isChild: true, menu: 'Infantil', dietary: null },
    ],
    dietaryRestrictions: null,
    hasBusTransport: true,
    needsBusTransport: true,
    busComments: 'Subimos en la parada del hotel',
    comments: 'Qué ganas de veros a todos',
    invitationUrl: sampleRecipient.link,
    calendarUrl: `${sampleRecipient.link}/calendar.ics`,
    unsubscribeUrl: sampleRecipient.unsubscribeUrl,
  },
}
