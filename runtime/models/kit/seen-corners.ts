import type { BufferAttribute, InterleavedBufferAttribute } from 'three'

type Triple = readonly [number, number, number]

/** A ball or an egg along the axes: its middle and its radii, metres. */
export interface Cover {
  readonly at: Triple
  readonly radii: Triple
}

/** The corners of those facets that show: a facet whose corners all lie inside one cover is seen by nobody. */
export function seenCorners(
  position: BufferAttribute | InterleavedBufferAttribute,
  covers: readonly Cover[],
): readonly number[] {
  const isInside = (corner: number, { at, radii }: Cover) =>
    ((position.getX(corner) - at[0]) / radii[0]) ** 2 +
      ((position.getY(corner) - at[1]) / radii[1]) ** 2 +
      ((position.getZ(corner) - at[2]) / radii[2]) ** 2 <
    1
  const seen: number[] = []
  for (let corner = 0; corner < position.count; corner += 3) {
    const facet = [corner, corner + 1, corner + 2]
    if (!facet.every((one) => covers.some((cover) => isInside(one, cover)))) seen.push(...facet)
  }
  return seen
}
