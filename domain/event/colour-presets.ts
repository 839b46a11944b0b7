/** The eight recommended colour pairs. */
export const colourPresets = [
  { name: 'Verde Elegante', primary: '#1A1A1A', secondary: '#70A589' },
  { name: 'Rosa Durazno', primary: '#8B4B6B', secondary: '#E8B4A0' },
  { name: 'Azul Marino', primary: '#1E3A5F', secondary: '#87CEEB' },
  { name: 'Verde Esmeralda', primary: '#2E4A2E', secondary: '#6C9781' },
  { name: 'Borgoña Real', primary: '#800020', secondary: '#D4AF37' },
  { name: 'Gris Perla', primary: '#36454F', secondary: '#C0C0C0' },
  { name: 'Terracota', primary: '#A0522D', secondary: '#F4A460' },
  { name: 'Lavanda', primary: '#663399', secondary: '#DDA0DD' },
] as const
