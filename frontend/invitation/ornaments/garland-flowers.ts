import type { Kind } from './peony.tsx'

/**
 * What grows on a wreath, each at an angle of its ellipse in degrees, from its right and clockwise; sizes are factors,
 * distances from the ring are in the drawing's units.
 */
export type Flowers = {
  /** Peonies, from the back to the front: angle, size, distance outwards, kind. */
  blooms: readonly (readonly [angle: number, size: number, out: number, kind: Kind])[]
  /** Angle, size, distance outwards, turn from outwards. */
  buds: readonly (readonly [angle: number, size: number, out: number, turn: number])[]
  /** Small white blossoms between the peonies: angle, size, distance outwards, turn. */
  blossoms: readonly (readonly [angle: number, size: number, out: number, turn: number])[]
  /** Large leaves that stand out behind the peonies: angle, size, turn from outwards. */
  fans: readonly (readonly [angle: number, size: number, turn: number])[]
  /** Twigs of berries that reach out of the wreath: angle, turn from outwards. */
  twigs: readonly (readonly [angle: number, turn: number])[]
  /** The middle of one cluster; the other one's is opposite. Sprigs grow away from both. */
  root: number
}

const nextTint = {
  '01': '02',
  '02': '03',
  '03': '01',
  '11': '12',
  '12': '13',
  '13': '11',
  '21': '22',
  '22': '23',
  '23': '21',
} as const satisfies Record<Kind, Kind>

/** What lies on one side, and once more on the other, in the next tints. */
const twice = (half: Flowers): Flowers => ({
  blooms: [
    ...half.blooms,
    ...half.blooms.map(([angle, size, out, kind]) => [angle + 180, size, out, nextTint[kind]] as const),
  ],
  buds: [...half.buds, ...half.buds.map(([angle, ...rest]) => [angle + 180, ...rest] as const)],
  blossoms: [...half.blossoms, ...half.blossoms.map(([angle, ...rest]) => [angle + 180, ...rest] as const)],
  fans: [...half.fans, ...half.fans.map(([angle, ...rest]) => [angle + 180, ...rest] as const)],
  twigs: [...half.twigs, ...half.twigs.map(([angle, turn]) => [angle + 180, turn] as const)],
  root: half.root,
})

/** Around a photo: two clusters, and slender sprigs between them. */
export const alongRing: Flowers = twice({
  blooms: [
    [-170, 0.74, 8, '21'],
    [-28, 0.62, 0, '22'],
    [-68, 0.8, 8, '21'],
    [-94, 1.2, 6, '03'],
    [-150, 1.12, 8, '02'],
    [-122, 1.6, 10, '11'],
  ],
  buds: [
    [-52, 0.8, 16, 50],
    [-181, 0.7, 8, -64],
    [-105, 0.8, 58, 10],
    [-137, 0.84, 70, -16],
    [-40, 0.7, 10, 64],
    [-14, 0.6, 8, 76],
  ],
  blossoms: [
    [-77, 0.96, -8, 10],
    [-72, 0.76, 34, 40],
    [-104, 0.9, -34, 15],
    [-162, 0.8, -14, 50],
    [-46, 0.8, -6, 70],
    [-34, 0.8, -6, 20],
    [-17, 0.86, -4, 5],
    [-113, 0.7, 66, 30],
  ],
  fans: [
    [-80, 1.2, 26],
    [-92, 1.1, 26],
    [-104, 1.3, 34],
    [-116, 1.3, -14],
    [-128, 1.4, 12],
    [-140, 1.5, -18],
    [-153, 1.2, -20],
    [-164, 1.0, -50],
    [-70, 1.1, 50],
    [-173, 0.9, -64],
  ],
  twigs: [
    [-60, 44],
    [-84, 20],
    [-160, -30],
  ],
  root: -122,
})

/** The same around a standing photo: the lower flowers are smaller and further out, clear of the people. */
export const alongStandingPhoto: Flowers = {
  ...alongRing,
  blooms: alongRing.blooms.map(([angle, size, out, kind]) =>
    angle > 0
      ? ([angle, size * (size > 1.3 ? 0.76 : 0.88), out + (size > 1.3 ? 26 : 14), kind] as const)
      : [angle, size, out, kind],
  ),
  blossoms: alongRing.blossoms.map(
    ([angle, size, out, turn]) => [angle, size, angle > 0 ? out + 14 : out, turn] as const,
  ),
}

/** The same around a broad photo, whose people stand as far out as its sides: smaller, and further out. */
export const alongBroadRing: Flowers = {
  ...alongRing,
  blooms: alongRing.blooms.map(([angle, size, out, kind]) => [angle, size * 0.84, out + 14, kind] as const),
  blossoms: alongRing.blossoms.map(
    ([angle, size, out, turn]) => [angle, size * 0.9, out * 0.8 + 10, turn] as const,
  ),
}

/** Around the words of a card: what grows along its upper half, and once more along the lower one, turned. */
export const alongHalfCard: Flowers = {
  blooms: [],
  buds: [
    [-47, 0.72, 6, 60],
    [-158, 0.62, 2, -80],
    [-93, 0.72, 36, 8],
    [-122, 0.76, 42, -6],
    [-32, 0.6, 0, 84],
  ],
  blossoms: [
    [-40, 0.8, 6, 70],
    [-23, 0.76, 3, 45],
    [-9, 0.7, 4, 5],
    [-165, 0.74, 3, 12],
    [-176, 0.7, 4, 12],
  ],
  fans: [
    [-73, 1, 36],
    [-80, 1.1, 20],
    [-90, 1, 14],
    [-100, 1, -8],
    [-112, 1.1, 12],
    [-124, 1.2, -16],
    [-134, 1.2, 4],
  ],
  twigs: [[-70, 30]],
  root: -112,
}

/** Its two clusters on a tall card and on a wide one, no two alike, whose flowers stand upright: blooms and blossoms. */
export const clusters = {
  tall: {
    blooms: [
      [-57, 0.7, 6, '21'],
      [-149, 0.54, 9, '21'],
      [-80, 1.04, 8, '03'],
      [-135, 0.9, 12, '01'],
      [-108, 1.34, 14, '12'],
      [28, 0.54, 9, '21'],
      [53, 0.78, 14, '12'],
      [105, 0.84, 4, '01'],
      [123, 0.58, 2, '21'],
      [76, 1.2, 4, '03'],
    ],
    blossoms: [
      [-67, 0.9, -8, 10],
      [-93, 0.84, -24, 15],
      [-142, 0.74, 30, 50],
      [60, 0.8, -16, 20],
      [95, 0.86, -22, 44],
      [42, 0.7, 36, 15],
    ],
  },
  wide: {
    blooms: [
      [207, 0.66, 4, '21'],
      [112, 0.62, 2, '21'],
      [187, 1.06, 4, '03'],
      [132, 0.94, 4, '01'],
      [160, 1.42, 6, '12'],
      [-56, 0.6, 2, '21'],
      [18, 0.62, 2, '21'],
      [-44, 0.8, 4, '01'],
      [2, 0.94, 4, '12'],
      [-22, 1.16, 4, '03'],
    ],
    blossoms: [
      [174, 0.86, -30, 15],
      [198, 0.8, -12, 10],
      [144, 0.7, 30, 50],
      [-10, 0.84, -26, 20],
      [-34, 0.8, -22, 44],
      [10, 0.7, 28, 15],
    ],
  },
} as const satisfies Record<string, Pick<Flowers, 'blooms' | 'blossoms'>>

/** Angles, in degrees, of this many points at equal distances along an ellipse whose half axes have these lengths. */
export function evenAngles(count: number, rx: number, ry: number): number[] {
  const steps = 720
  const speed = (step: number) => {
    const radians = (2 * Math.PI * (step + 0.5)) / steps
    return Math.hypot(rx * Math.sin(radians), ry * Math.cos(radians))
  }
  const around = Array.from({ length: steps }, (_, step) => speed(step)).reduce((sum, part) => sum + part)
  const angles: number[] = []
  let walked = 0
  for (let step = 0; step < steps; step++) {
    if (walked >= (around * angles.length) / count) angles.push((360 * step) / steps)
    walked += speed(step)
  }
  return angles
}
