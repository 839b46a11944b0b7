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
