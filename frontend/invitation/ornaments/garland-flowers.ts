/**
 * What grows on a wreath, each at an angle of its ellipse in degrees, from its right and clockwise; sizes are factors,
 * distances from the ring are in the drawing's units.
 */
export type Flowers = {
  /** Peonies: angle, size, distance outwards, which of their faces. */
  blooms: readonly (readonly [angle: number, size: number, out: number, face: number])[]
  /** Angle, size, distance outwards, turn. */
  buds: readonly (readonly [angle: number, size: number, out: number, turn: number])[]
  /** Small white blossoms by twos and threes between the peonies: angle, size, distance outwards, turn. */
  blossoms: readonly (readonly [angle: number, size: number, out: number, turn: number])[]
  /** Twigs of berries that reach out of the wreath. */
  twigs: readonly number[]
}

/** Around a photo: two clusters, and stragglers. */
export const alongRing: Flowers = {
  blooms: [
    [-118, 1.42, 6, 1],
    [-82, 1.02, 0, 0],
    [-154, 1.06, 0, 2],
    [-54, 0.74, 8, 2],
    [-176, 0.68, 12, 0],
    [-100, 0.62, 46, 0],
    [-136, 0.58, 48, 2],
    [62, 1.46, 8, 1],
    [26, 1.04, 2, 0],
    [98, 1.06, 0, 2],
    [126, 0.74, 6, 0],
    [2, 0.7, 8, 2],
    [80, 0.6, 48, 0],
    [44, 0.56, 50, 2],
    [-30, 0.5, 8, 0],
    [152, 0.52, 8, 2],
    [-14, 0.56, 6, 1],
    [-42, 0.44, 18, 0],
    [166, 0.6, 4, 1],
    [139, 0.46, 20, 0],
  ],
  buds: [
    [-66, 0.78, 34, 20],
    [-38, 0.66, 12, 60],
    [-14, 0.6, 16, 110],
    [112, 0.8, 32, 200],
    [140, 0.66, 14, 240],
    [168, 0.62, 16, -60],
    [12, 0.62, 40, 100],
    [-166, 0.66, 38, -90],
  ],
  blossoms: [
    [-66, 0.98, -4, 10],
    [-44, 0.78, 24, 40],
    [-20, 0.86, -4, 70],
    [-12, 0.66, 22, 20],
    [-138, 0.76, 20, 15],
    [-164, 0.7, 32, 50],
    [12, 0.84, 26, 5],
    [46, 0.9, 44, 30],
    [80, 0.92, 30, 55],
    [112, 0.96, 0, 25],
    [138, 0.88, 2, 60],
    [146, 0.66, 26, 12],
    [164, 0.84, -4, 35],
    [176, 0.64, 22, 0],
  ],
  twigs: [-60, -32, 34, 108, 134, 158, -108, 70],
}

/** Around the words of a tall card, its upper half: full at one corner, slender along its long sides. */
export const alongHalfCard: Flowers = {
  blooms: [
    [-113, 1.42, 4, 1],
    [-137, 1.02, 2, 0],
    [-88, 1.0, 2, 0],
    [-66, 0.84, 4, 2],
    [-100, 0.6, 40, 0],
    [-48, 0.66, 2, 1],
    [-152, 0.66, 2, 2],
    [-31, 0.5, 2, 0],
    [-164, 0.48, 4, 1],
    [-14, 0.42, 6, 0],
  ],
  buds: [
    [-76, 0.7, 30, 20],
    [-39, 0.66, 6, 60],
    [-22, 0.6, 0, 110],
    [-171, 0.6, 2, -90],
    [-126, 0.66, 36, 30],
  ],
  blossoms: [
    [-77, 0.9, -12, 10],
    [-57, 0.86, -6, 40],
    [-125, 0.86, -16, 15],
    [-144.5, 0.8, -4, 50],
    [-158, 0.72, -2, 30],
    [-26.5, 0.7, -4, 70],
    [-18, 0.62, -2, 20],
    [-9, 0.68, -2, 45],
    [-4, 0.52, 4, 5],
    [-175.5, 0.6, 0, 12],
  ],
  twigs: [-70, -52, -35, -130, -148, -167],
}

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
