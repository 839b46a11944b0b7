/** The palettes that the landings name; `key` is the picture's name. */
export const palettes = [
  { key: 'clasico-elegante', name: 'Clásico Elegante' },
  { key: 'rosa-dorado', name: 'Rosa Dorado' },
  { key: 'azul-marino', name: 'Azul Marino' },
  { key: 'verde-esmeralda', name: 'Verde Esmeralda' },
  { key: 'borgona-real', name: 'Borgoña Real' },
  { key: 'gris-perla', name: 'Gris Perla' },
] as const
