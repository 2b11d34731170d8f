/** Where a bubble has its tail, as shares from its lower left: over the speaker, where there is room. */
export const usualAnchor = [0.12, 0] as const

/** Pixels that stay free at the edges; the app lays what it says of a run over the upper corners. */
const free = { side: 8, top: 64, bottom: 8 }

/**
 * How far out of the picture a speaker may stand to the side, and above or below, in widths of its bubble, so that all of the bubble still stays in it. On a phone
 * much stands beside the picture.
 */
const slack = [1, 0.25] as const

interface BubblePlace {
  /** The point over the speaker, in pixels from the lower left of the picture. */
  readonly at: readonly [x: number, y: number]
  readonly bubble: readonly [width: number, height: number]
  readonly picture: readonly [width: number, height: number]
  /** What is taken of the upper left corner. */
  readonly corner?: readonly [width: number, height: number]
}

/**
 * Which point of a bubble, as shares from its lower left, is put over the speaker, so that the whole text can be read. Far out of the picture it
 * goes along with the speaker: it would stick to the edge for ever.
 */
export function bubbleAnchor({
  at,
  bubble,
  picture,
  corner = [0, 0],
}: BubblePlace): readonly [x: number, y: number] {
  const [width, height] = bubble
  const near = (axis: 0 | 1) => within(at[axis], -slack[axis] * width, picture[axis] + slack[axis] * width)
  const [x, y] = [near(0), near(1)]
  // On whole pixels its letters are sharp.
  const left = Math.round(within(x - usualAnchor[0] * width, free.side, picture[0] - free.side - width))
  const isBelow = left < corner[0] + free.side
  // However long the board of values is, it does not push what is said out of the picture.
  const top = isBelow ? Math.max(free.top, Math.min(corner[1] + free.side, picture[1] / 2)) : free.top
  const bottom = Math.round(within(y - usualAnchor[1] * height, free.bottom, picture[1] - top - height))
  return [(x - left) / width, (y - bottom) / height]
}

/** Where both cannot be, the lower bound counts: a text is read from there. */
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
