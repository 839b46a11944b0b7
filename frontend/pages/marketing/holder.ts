/** The house's own name and addresses. Who runs it stands in the settings (LEGAL_…). */
export const holder = {
  brand: 'Velada',
  email: 'hola@velada.example',
  privacyEmail: 'privacidad@velada.example',
  businessEmail: 'empresas@velada.example',
  phone: '+34 900 000 000',
  website: 'velada.example',
  social: { name: 'Instagram', url: 'https://www.instagram.com/velada.example' },
  /** Last revision of the legal texts. */
  updated: '4 de agosto de 2025',
} as const
