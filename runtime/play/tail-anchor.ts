/** Pixels by which the tip of a tail may miss its speaker before it would point at somebody else. */
const astray = 40
/** Pixels from a tail's left edge to its tip. */
const tip = 4

/**
 * Which point of a tail, as shares from its lower left, is put over the speaker, so that it hangs from a bubble whose `anchor` is: below the speaker's side of
 * it, but not from its round corners, which are so many pixels wide. `null` where it would point at nobody: the speaker is far beside, or not below the bubble.
 */
export function tailAnchor(
  anchor: readonly [x: number, y: number],
  bubble: readonly [width: number, height: number],
  tail: readonly [width: number, height: number],
  corners: number,
): readonly [x: number, y: number] | null {
  const [x, y] = [anchor[0] * bubble[0], anchor[1] * bubble[1]]
  const left = Math.max(corners, Math.min(x - tip, bubble[0] - corners - tail[0]))
  const isBelow = y <= astray / 4
  return isBelow && Math.abs(left + tip - x) <= astray ? [(x - left) / tail[0], y / tail[1]] : null
}
