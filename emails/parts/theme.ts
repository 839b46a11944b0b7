/** The palette of Velada's own mails, light and dark. */
export const house = {
  light: { paper: '#FBF8F3', ink: '#1A1A1A', soft: '#5C564C', line: '#E2DBCE', accent: '#3F6F57' },
  dark: { paper: '#191713', ink: '#F3EEE4', soft: '#B8B0A2', line: '#3D372D', accent: '#8FBFA5' },
  ornament: '#C9A96E',
} as const

/** System fonts, because a mail has no external resources. */
export const type = {
  display: 'Cormorant Garamond,Hoefler Text,Iowan Old Style,Baskerville,Georgia,Times New Roman,serif',
  text: 'Jost,Avenir Next,Segoe UI,Helvetica,Arial,sans-serif',
} as const
