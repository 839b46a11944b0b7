/** The lists of an event: what their buttons and fields say, and how many lines they take. */
export const eventLists = {
  hotels: {
    add: 'Añadir hotel',
    one: 'hotel',
    most: 30,
    columns: [
      { name: 'name', label: 'Nombre', type: 'text', placeholder: 'Hotel Central' },
      { name: 'url', label: 'Enlace', type: 'url', placeholder: 'https://' },
    ],
  },
  interestSites: {
    add: 'Añadir lugar',
    one: 'lugar',
    most: 30,
    columns: [
      { name: 'name', label: 'Nombre', type: 'text', placeholder: 'Casco antiguo' },
      { name: 'url', label: 'Enlace', type: 'url', placeholder: 'https://' },
    ],
  },
  importantPhones: {
    add: 'Añadir teléfono',
    one: 'teléfono',
    most: 30,
    columns: [
      { name: 'name', label: 'Nombre', type: 'text', placeholder: 'Taxis' },
      { name: 'phone', label: 'Teléfono', type: 'tel', placeholder: '600 000 000' },
    ],
  },
  menus: {
    add: 'Añadir menú',
    one: 'menú',
    most: 12,
    columns: [{ name: 'name', label: 'Menú', type: 'text', placeholder: 'Carne' }],
  },
} as const

export type ListName = keyof typeof eventLists
