/** The outline of a five-pointed star around the origin, one point up; distances of the points and the inner corners. */
export const starOutline = (outer: number, inner: number): readonly (readonly [number, number])[] =>
  Array.from({ length: 10 }, (_, corner) => {
    const angle = Math.PI / 2 + (corner * Math.PI) / 5
    const reach = corner % 2 === 0 ? outer : inner
    return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const
  })
