import face400 from './great-vibes.woff2?url'
import type { Typeface } from './typeface.ts'

export const greatVibes: Typeface = {
  family: 'Great Vibes',
  kind: 'serif',
  faces: [{ weight: '400', style: 'normal', url: face400 }],
  fallback: { sizeAdjust: '69.4%', ascent: '122.6%', descent: '57.8%', lineGap: '0.0%' },
  widths:
    "010'|018 ijíï|020ft.|022l,|026cers’éçè|030v1:|032b|034hnopqxz7óñò|036akuáúüà|038dy358|040g2469-|0460|050mw|052)|054(|062&|068Z|070G|072ACLÁÇÀ|074OÓ|076Q|077IÍ|080X|082EÉÈ|092PS|094TUÚÜ|096Y|098JV|102R|104BNÑ|106DF|120K|134M|136W|140H",
}
