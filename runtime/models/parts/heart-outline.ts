/** A heart of 1 m from side to side, and about as high, round its middle. */
export const heartOutline: readonly (readonly [number, number])[] = Array.from({ length: 30 }, (_, step) => {
  const angle = (step / 30) * Math.PI * 2
  const y = 13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle)
  return [(16 * Math.sin(angle) ** 3) / 32, (y + 2.5) / 29] as const
})
