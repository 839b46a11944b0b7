declare module 'fontverter' {
  const fontverter: { convert: (file: Buffer, format: 'sfnt' | 'woff2') => Promise<Uint8Array> }
  export default fontverter
}
declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt'
    keepFeatures: string[]
    noHinting: boolean
    noLayoutClosure: boolean
    dropTables: string[]
    variationAxes: Record<string, number>
  }
  export default function subsetFont(file: Buffer, letters: string, options: Options): Promise<Buffer>
}
