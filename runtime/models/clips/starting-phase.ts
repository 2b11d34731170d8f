/** A phase (0 to 1) that belongs to a name: always the same for it, and different for most others. */
export function startingPhase(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1009
  return sum / 1009
}
