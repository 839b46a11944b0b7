import sharp from 'sharp'

const scene = (sky: [string, string], hills: string[], sun: string) => `
<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient>
<filter id="b"><feGaussianBlur stdDeviation="9"/></filter></defs>
<rect width="1600" height="1200" fill="url(#s)"/>
<circle cx="1080" cy="430" r="120" fill="${sun}" filter="url(#b)"/>
<g filter="url(#b)">
${hills.map((fill, at) => `<path d="M-50 ${620 + at * 150}C300 ${480 + at * 160} 620 ${720 + at * 120} 900 ${600 + at * 150}S1420 ${520 + at * 170} 1700 ${660 + at * 140}V1300H-50Z" fill="${fill}"/>`).join('')}
</g>
<g fill="#2a1f1c" filter="url(#b)"><ellipse cx="700" cy="690" rx="26" ry="32"/><path d="M660 960c0-150 10-232 42-232s46 80 46 232Z"/>
<ellipse cx="790" cy="706" rx="24" ry="30"/><path d="M742 960c10-120 20-216 48-216s50 90 78 216Z" fill="#f6efe6"/></g></svg>`

/** Pictures drawn for the sheet: an evening, and the grounds no photo is worse than. JPEG by name. */
export const samplePhotos = {
  evening: () => jpeg(scene(['#5b7c99', '#f3c99a'], ['#8f8a6a', '#6c6a48', '#4a4a30'], '#fff1cf')),
  white: () =>
    jpeg(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#fff"/></svg>',
    ),
  night: () =>
    jpeg(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#0a0a0f"/></svg>',
    ),
  /** Mostly dark, with bright patches: the average lies about it. */
  chequered: () =>
    jpeg(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><defs><pattern id="p" width="160" height="160" patternUnits="userSpaceOnUse"><rect width="160" height="160" fill="#111"/><rect x="80" y="80" width="80" height="80" fill="#e8d0a0"/></pattern></defs><rect width="800" height="600" fill="url(#p)"/></svg>',
    ),
} as const

const jpeg = (svg: string) => sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
