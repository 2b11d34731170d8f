/** A piece of the canvas, in its own units. */
export interface Rectangle {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Between what is put down and what lies there; connections must not snap. */
const gap = 40

/**
 * Where something of a size is put down (its upper left corner) so that it covers nothing: at `wanted` where that is free, otherwise beside or below
 * what lies there, as near as possible and if possible in `view`.
 */
export function freePlace(
  size: { readonly width: number; readonly height: number },
  wanted: Point,
  taken: readonly Rectangle[],
  view: Rectangle,
): Point {
  const at = ({ x, y }: Point): Rectangle => ({
    left: x,
    top: y,
    right: x + size.width,
    bottom: y + size.height,
  })
  const isFree = (place: Point) => !taken.some((one) => isTooNear(at(place), one))
  if (isFree(wanted)) return wanted
  const cost = (place: Point) =>
    Math.hypot(place.x - wanted.x, place.y - wanted.y) + (isInside(at(place), view) ? 0 : farAway)
  const places = taken.flatMap(({ left, right, top, bottom }) => [
    { x: right + gap, y: top },
    { x: right + gap, y: wanted.y },
    { x: left, y: bottom + gap },
    { x: wanted.x, y: bottom + gap },
  ])
  const byCost = places.map((place) => ({ place, cost: cost(place) })).sort((a, b) => a.cost - b.cost)
  // Below all there is always room.
  return byCost.find(({ place }) => isFree(place))?.place ?? wanted
}

/** What cannot be seen is worse than the farthest place that can. */
const farAway = 100_000

const isTooNear = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right + gap && b.left < a.right + gap && a.top < b.bottom + gap && b.top < a.bottom + gap

const isInside = (inner: Rectangle, outer: Rectangle): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom
