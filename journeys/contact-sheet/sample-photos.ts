import sharp from 'sharp'
import { type Person, person, shades } from './drawn-people.ts'

type Scene = { size: [number, number]; behind: string; people: Person[]; before?: string; edges?: number }

/** Pictures are smaller than they are drawn: film's grain takes its time. */
const scale = 0.75

function photo({ size: [width, height], behind, people, before = '', edges = 0.7 }: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"><defs>${shades}</defs>
${behind}${people.map(person).join('')}${before}
<rect width="${width}" height="${height}" fill="url(#edges)" opacity="${edges}"/>
<rect width="${width}" height="${height}" filter="url(#film)" opacity=".16"/></svg>`
}

/** Round lights out of focus. `seed` moves them. */
const lights = (count: number, [width, height]: [number, number], colours: string[], seed = 1) =>
  `<g filter="url(#soft)">${Array.from({ length: count }, (_, at) => {
    const wander = (by: number) => Math.abs(Math.sin((at + seed) * by * 12.9898) * 43758.5453) % 1
    return `<circle cx="${Math.round(wander(1) * width)}" cy="${Math.round(wander(2) * height)}" r="${Math.round(12 + wander(3) * 42)}" fill="${colours[at % colours.length]}" opacity="${(0.25 + wander(4) * 0.5).toFixed(2)}"/>`
  }).join('')}</g>`
const fade = (id: string, ...stops: string[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map((colour, at) => `<stop offset="${at / (stops.length - 1)}" stop-color="${colour}"/>`).join('')}</linearGradient>`
const ground = (id: string, [width, height]: [number, number]) =>
  `<rect width="${width}" height="${height}" fill="url(#${id})"/>`

const upright: [number, number] = [1200, 1600]
const wide: [number, number] = [1600, 1067]
const skins = ['#e8b897', '#d79c78', '#c98a63', '#f0c7a8', '#a86e4c'] as const
const hairs = ['#2a1a13', '#4a2d1b', '#171210', '#8a5a2f', '#5b3a22'] as const

/** Two faces close together, the light low behind them. */
const portrait: Scene = {
  size: upright,
  behind: `${fade('p', '#c9b48a', '#a9a06c', '#5c6340', '#39402a')}${ground('p', upright)}${lights(46, [1200, 1000], ['#fff1c7', '#d8cf8f', '#8f9a5e', '#f6dca8'])}`,
  people: [
    { x: 730, y: 560, head: 150, skin: skins[1], hair: hairs[2], clothes: '#232936', lean: -5, lit: 'right' },
    {
      x: 455,
      y: 660,
      head: 138,
      skin: skins[3],
      hair: hairs[1],
      clothes: '#f4efe8',
      long: true,
      veil: true,
      lean: 8,
    },
  ],
}
const rows: [number, number][] = [
  [210, 470],
  [430, 420],
  [650, 455],
  [880, 425],
  [1110, 460],
  [1350, 440],
]
/** Eleven people in two rows before a house. */
const group: Scene = {
  size: wide,
  behind: `${fade('g', '#cfe0ea', '#e9e3d4', '#9fa574', '#6e7a48')}${ground('g', wide)}<g filter="url(#far)"><rect x="180" y="120" width="1240" height="470" fill="#e7d6bb"/><path d="M120 150L800-30L1480 150Z" fill="#a9674a"/>${[300, 560, 980, 1240].map((x) => `<rect x="${x}" y="230" width="90" height="150" fill="#6d7f83"/>`).join('')}<ellipse cx="80" cy="380" rx="190" ry="280" fill="#55683c"/><ellipse cx="1530" cy="380" rx="200" ry="300" fill="#4d6138"/></g>`,
  people: [
    ...rows.map(([x, y], at) => ({
      x,
      y: y - 40,
      head: 54,
      skin: skins[at % 5] ?? skins[0],
      hair: hairs[(at * 2) % 5] ?? hairs[0],
      clothes: ['#39495e', '#6b2f3a', '#2a2c33', '#7a8b74', '#4a5568', '#a77b62'][at] ?? '#333',
      long: at % 2 === 1,
    })),
    ...rows.slice(1).map(([x], at) => ({
      x: x - 105,
      y: 560 + (at % 2) * 22,
      head: 60,
      skin: skins[(at + 2) % 5] ?? skins[0],
      hair: hairs[(at + 1) % 5] ?? hairs[0],
      clothes: ['#c9a7a0', '#8b3f4a', '#f7f3ec', '#22262f', '#93a3b1'][at] ?? '#333',
      long: at === 0 || at === 2 || at === 4,
      veil: at === 2,
    })),
  ],
}
/** Two small figures on a hill by the sea. */
const landscape: Scene = {
  size: wide,
  behind: `${fade('l', '#7fa3c4', '#c7cfd2', '#f2d3a4', '#e3b98a')}${ground('l', wide)}<circle cx="1130" cy="450" r="70" fill="#fff3d2" filter="url(#soft)"/><g filter="url(#soft)"><rect y="500" width="1600" height="170" fill="#5f86a0"/><rect y="500" x="1040" width="190" height="170" fill="#f6d9a8" opacity=".5"/><path d="M0 540C240 410 420 440 600 500S820 540 860 545L0 700Z" fill="#7b8a86"/><path d="M0 690C340 590 700 640 1000 690S1480 720 1600 650V1067H0Z" fill="#8b8a52"/><path d="M0 800C420 700 860 760 1200 800S1500 790 1600 770V1067H0Z" fill="#5d6436"/></g>`,
  people: [
    { x: 690, y: 560, head: 26, skin: skins[0], hair: hairs[0], clothes: '#2b3140', lit: 'right' },
    {
      x: 760,
      y: 572,
      head: 24,
      skin: skins[3],
      hair: hairs[4],
      clothes: '#fbf6ee',
      long: true,
      veil: true,
      lit: 'right',
    },
  ],
  before:
    '<path d="M0 850C420 780 860 800 1200 850S1500 860 1600 820V1067H0Z" fill="#4a5230" filter="url(#soft)"/>',
}
/** White clothes before a white wall: next to no shade. */
const pale: Scene = {
  size: upright,
  behind: `${fade('w', '#fdfbf7', '#f8f3ea', '#efe7da')}${ground('w', upright)}<g filter="url(#far)"><rect x="70" y="90" width="420" height="900" fill="#fffefb"/><path d="M280 90V990M70 480H490" stroke="#e9e1d3" stroke-width="16"/><path d="M900 40C1000 400 1010 900 960 1600H1200V40Z" fill="#f3ece0"/></g>`,
  people: [
    { x: 480, y: 600, head: 122, skin: '#f2d6c0', hair: '#a9835a', clothes: '#f4efe6', lean: 4 },
    {
      x: 735,
      y: 665,
      head: 114,
      skin: '#f7dfcd',
      hair: '#c9a578',
      clothes: '#fffdf9',
      long: true,
      veil: true,
      lean: -8,
    },
  ],
  before: '<rect width="1200" height="1600" fill="#fff" opacity=".28"/>',
  edges: 0,
}
/** Two people at night, under strings of lamps. */
const dark: Scene = {
  size: wide,
  behind: `${fade('d', '#0b0d18', '#141423', '#1d1614')}${ground('d', wide)}${lights(60, [1600, 520], ['#ffcf7d', '#ff9f4d', '#ffe6b5', '#7f8fd0'], 5)}<path d="M-20 120Q400 330 820 150T1640 140" fill="none" stroke="#ffdf9e" stroke-width="5" stroke-dasharray="4 56" stroke-linecap="round" filter="url(#faint)"/>`,
  people: [
    { x: 690, y: 470, head: 104, skin: '#8a5b41', hair: '#0d0a0a', clothes: '#10131c', lean: 6 },
    {
      x: 905,
      y: 520,
      head: 96,
      skin: '#a8704f',
      hair: '#1b100b',
      clothes: '#8f7f76',
      long: true,
      lean: -7,
      lit: 'right',
    },
  ],
  before: '<rect width="1600" height="1067" fill="#05060d" opacity=".34"/>',
}

/** What couples upload: a portrait, a group, a landscape, one nearly white and one nearly black. */
export const photoKinds = { portrait, group, landscape, pale, dark } as const
export type PhotoKind = keyof typeof photoKinds

const plain = (fill: string, defs = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${defs}<rect width="800" height="600" fill="${fill}"/></svg>`
const chequers =
  '<defs><pattern id="p" width="160" height="160" patternUnits="userSpaceOnUse"><rect width="160" height="160" fill="#111"/><rect x="80" y="80" width="80" height="80" fill="#e8d0a0"/></pattern></defs>'

/** Pictures drawn for the sheet, and the grounds no photo is worse than. JPEG by name. */
export const samplePhotos = {
  portrait: () => jpeg(photo(portrait)),
  group: () => jpeg(photo(group)),
  landscape: () => jpeg(photo(landscape)),
  pale: () => jpeg(photo(pale)),
  dark: () => jpeg(photo(dark)),
  evening: () => jpeg(photo(landscape)),
  white: () => jpeg(plain('#fff')),
  night: () => jpeg(plain('#0a0a0f')),
  /** Mostly dark, with bright patches: the average lies about it. */
  chequered: () => jpeg(plain('url(#p)', chequers)),
} as const

const drawn = new Map<string, Promise<Buffer>>()
/** Each picture is drawn once. */
function jpeg(svg: string): Promise<Buffer> {
  const known = drawn.get(svg) ?? sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
  drawn.set(svg, known)
  return known
}
