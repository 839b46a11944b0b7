/** The file names that a browser offers to choose. */
export const acceptedFiles = '.xlsx,.xlsm,.xls,.ods,.csv,.tsv,.txt'

/** In bytes; the server's own limit. */
const most = 5 * 1024 * 1024

const steps: readonly (readonly [RegExp, string])[] = [
  [
    /\.(jpe?g|png|heic|heif|webp|gif|tiff?|bmp)$/i,
    'De una foto no podemos leer la lista. Abre la foto en tu móvil, mantén pulsado el texto, cópialo y pégalo aquí; o pide el archivo de Excel.',
  ],
  [
    /\.pdf$/i,
    'De un PDF no podemos leer la lista. Ábrelo, selecciona la tabla, cópiala y pégala aquí; o pide el Excel del que salió.',
  ],
  [
    /\.numbers$/i,
    'Numbers guarda en un formato propio. En Numbers: Archivo, Exportar a, Excel. Y sube ese archivo.',
  ],
  [
    /\.(gsheet|gdoc)$/i,
    'Eso es solo un enlace a Google. En Google: Archivo, Descargar, Microsoft Excel (.xlsx). Y sube ese archivo.',
  ],
  [
    /\.(docx?|odt|pages|rtf)$/i,
    'De un documento no podemos leer la lista. Ábrelo, copia la tabla o las líneas con los nombres y pégalas aquí.',
  ],
  [
    /\.xlsb$/i,
    'Este libro de Excel es binario. En Excel: Archivo, Guardar como, Libro de Excel (.xlsx). Y súbelo otra vez.',
  ],
  [/\.(zip|rar|7z)$/i, 'Es un archivo comprimido. Ábrelo y sube la lista que lleva dentro.'],
  [
    /\.(vcf|ics)$/i,
    'Son contactos, no una tabla. Impórtalos en Google Contactos, expórtalos como CSV y sube ese archivo.',
  ],
]

/**
 * Why a file need not be sent, and how to save it so that it can be read; null = send it. A name without a known ending
 * is sent: the server reads what is inside.
 */
export function adviceFor({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const known = steps.find(([ending]) => ending.test(name))
  if (known) return known[1]
  if (type.startsWith('image/')) return steps[0]?.[1] ?? null
  if (size === 0) return 'El archivo está vacío. Ábrelo, comprueba que se ve tu lista y guárdalo otra vez.'
  if (size > most)
    return 'El archivo es demasiado grande: como máximo 5 MB. Quita las imágenes o guarda solo la hoja con la lista.'
  return null
}
