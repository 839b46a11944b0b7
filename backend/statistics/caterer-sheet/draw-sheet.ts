import PDFDocument from 'pdfkit'
import type { CatererSheet } from './sheet.ts'
import { type Column, page, section } from './table.ts'
import { champagne, inkSoft, type Pdf, registerFaces, rule, write } from './typeset.ts'

type Menu = CatererSheet['menus'][number]
type Diet = CatererSheet['diets'][number]
type Child = CatererSheet['children'][number]
type Rider = NonNullable<CatererSheet['bus']>[number]

const menuColumns: Column<Menu>[] = [
  { title: 'Menú', share: 0.52, text: ({ menu }) => menu },
  { title: 'Adultos', share: 0.16, align: 'right', text: ({ adults }) => String(adults) },
  { title: 'Niños', share: 0.16, align: 'right', text: ({ children }) => String(children) },
  { title: 'Total', share: 0.16, align: 'right', text: ({ adults, children }) => String(adults + children) },
]
const dietColumns: Column<Diet>[] = [
  { title: 'Persona', share: 0.32, text: ({ name }) => name },
  { title: 'Qué no puede tomar', share: 0.4, text: ({ text }) => text },
  { title: 'Viene con', share: 0.28, text: ({ party }) => party },
]
const childColumns: Column<Child>[] = [
  { title: 'Nombre', share: 0.38, text: ({ name }) => name },
  { title: 'Viene con', share: 0.34, text: ({ party }) => party },
  { title: 'Menú', share: 0.28, text: ({ menu }) => menu ?? '—' },
]
const riderColumns: Column<Rider>[] = [
  { title: 'Invitado', share: 0.38, text: ({ name }) => name },
  { title: 'Indicaciones', share: 0.48, text: ({ comments }) => comments ?? '' },
  { title: 'Personas', share: 0.14, align: 'right', text: ({ people }) => String(people) },
]

/** Draws the caterer's sheet: an A4 PDF that is written while it is read. The stream fails if the drawing does. */
export function drawCatererSheet(sheet: CatererSheet): Pdf {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: 0 },
    bufferPages: true,
    lang: 'es-ES',
    displayTitle: true,
    info: { Title: `Hoja para el catering · ${sheet.coupleNames}`, Author: 'Velada', Creator: 'Velada' },
  })
  registerFaces(doc)
  drawAll(doc, sheet).then(
    () => doc.end(),
    (error: Error) => doc.destroy(error),
  )
  return doc
}

async function drawAll(doc: Pdf, sheet: CatererSheet): Promise<void> {
  drawHead(doc, sheet)
  drawTotals(doc, sheet)
  const { menus, diets, children, bus } = sheet
  if (menus.length > 0) await section(doc, 'Menús', menuColumns, menus, '')
  await section(
    doc,
    'Alergias e intolerancias',
    dietColumns,
    diets,
    'Nadie ha indicado alergias ni intolerancias.',
  )
  await section(doc, 'Niños', childColumns, children, 'No hay niños confirmados.')
  if (bus) {
    const people = bus.reduce((sum, rider) => sum + rider.people, 0)
    await section(
      doc,
      `Autobús · ${people} ${people === 1 ? 'persona' : 'personas'}`,
      riderColumns,
      bus,
      'Nadie ha pedido autobús.',
    )
  }
  drawFeet(doc)
}

function drawHead(doc: Pdf, { coupleNames, day, place, drawnOn }: CatererSheet): void {
  const { margin, width } = page
  write(doc, 'VELADA', margin, margin, width, { face: 'strong', size: 8.5, spacing: 3 })
  write(doc, 'HOJA PARA EL CATERING', margin, margin, width, {
    face: 'strong',
    size: 8.5,
    spacing: 1.5,
    color: inkSoft,
    align: 'right',
  })
  rule(doc, margin, margin + 18, width, champagne, 0.75)
  write(doc, coupleNames, margin, margin + 34, width, { face: 'display', size: 34 })
  const line = (text: string, color?: string) =>
    write(doc, text, margin, doc.y + 3, width, { face: 'text', size: 11, ...(color && { color }) })
  line(capital(day))
  if (place) line(place)
  line(`Según las respuestas recibidas hasta el ${drawnOn}`, inkSoft)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function drawTotals(doc: Pdf, { totals }: CatererSheet): void {
  const { people, adults, children, pendingSeats, pendingParties } = totals
  const numbers: [number, string][] = [
    [people, 'Comensales confirmados'],
    [adults, 'Adultos'],
    [children, 'Niños'],
    [
      pendingSeats,
      pendingParties === 1
        ? 'Plazas de 1 invitación sin respuesta'
        : `Plazas de ${pendingParties} invitaciones sin respuesta`,
    ],
  ]
  const top = doc.y + 20
  const step = page.width / numbers.length
  for (const [index, [number, label]] of numbers.entries()) {
    const x = page.margin + index * step
    write(doc, String(number), x, top, step - 12, { face: 'display', size: 34 })
    write(doc, label, x, top + 42, step - 12, { face: 'text', size: 9, color: inkSoft })
  }
  doc.y = top + 70
}

/** Footers, drawn last because they need the number of pages. */
function drawFeet(doc: Pdf): void {
  const { start, count } = doc.bufferedPageRange()
  const style = { face: 'text', size: 8, color: inkSoft } as const
  const y = 841.89 - 46
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index)
    rule(doc, page.margin, y - 8, page.width, champagne)
    const notice =
      'Las alergias e intolerancias son datos de salud: compártelos solo con quien cocina y quien sirve.'
    write(doc, notice, page.margin, y, page.width * 0.8, style)
    write(doc, `Página ${index + 1} de ${count}`, page.margin + page.width * 0.8, y, page.width * 0.2, {
      ...style,
      align: 'right',
    })
  }
}
