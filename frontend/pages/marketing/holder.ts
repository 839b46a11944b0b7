/**
 * Who runs the site: the one place to fill in before going live. The legal texts, the footer and the structured data
 * read it; values in angle brackets are still to be given.
 */
export const holder = {
  brand: 'Velada',
  company: '<Razón social de la empresa>, S.L.',
  taxId: '<NIF>',
  address: '<Calle, número, código postal y ciudad>, España',
  registry: '<Registro Mercantil, tomo, folio y hoja>',
  email: 'hola@velada.example',
  privacyEmail: 'privacidad@velada.example',
  businessEmail: 'empresas@velada.example',
  phone: '+34 900 000 000',
  website: 'velada.example',
  social: { name: 'Instagram', url: 'https://www.instagram.com/velada.example' },
  hosting: '<Proveedor de alojamiento con centros de datos en la Unión Europea>',
  /** Last revision of the legal texts. */
  updated: '4 de agosto de 2025',
} as const
