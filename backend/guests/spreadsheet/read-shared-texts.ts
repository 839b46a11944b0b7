import { scanXml } from './scan-xml.ts'

/** The shared strings by index; rich text joined, phonetic readings left out. */
export function readSharedTexts(xml: string): string[] {
  const texts: string[] = []
  let current = ''
  let inText = false
  let inReading = false
  scanXml(xml, {
    open: (name) => {
      if (name === 'si') current = ''
      else if (name === 't') inText = !inReading
      else if (name === 'rPh') inReading = true
    },
    close: (name) => {
      if (name === 'si') texts.push(unescapeControls(current))
      else if (name === 't') inText = false
      else if (name === 'rPh') inReading = false
    },
    text: (text) => {
      if (inText) current += text
    },
  })
  return texts
}

/** Excel escapes characters that XML cannot hold as _x000D_. */
export function unescapeControls(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(/_x([\dA-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}
