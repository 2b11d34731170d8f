export type Light = 'green' | 'yellow' | 'red'

/** From where on a model is heavy for a school laptop, and from where on too heavy: triangles, bytes, pixels of its pictures. */
const bounds = {
  triangles: [20_000, 100_000],
  bytes: [2_000_000, 10_000_000],
  pixels: [4_200_000, 16_800_000],
} as const
export type Weight = keyof typeof bounds

export interface ModelLight {
  readonly light: Light
  /** What makes it so: the heaviest of them. */
  readonly because: Weight
}

const lights = ['green', 'yellow', 'red'] as const
const order: readonly Weight[] = ['triangles', 'bytes', 'pixels']

/** The traffic light of a model: the worst of what is known of it. */
export function modelLight(weights: Readonly<Partial<Record<Weight, number | null>>>): ModelLight {
  const graded = order.map((because) => {
    const [easy, hard] = bounds[because]
    const value = weights[because] ?? 0
    return { because, level: value < easy ? 0 : value < hard ? 1 : 2 } as const
  })
  const worst = graded.reduce((a, b) => (b.level > a.level ? b : a))
  return { light: lights[worst.level], because: worst.because }
}
