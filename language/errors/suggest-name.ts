import { spelledOut } from '../spelled-out.ts'

/** Edits (insert, delete, replace, swap neighbours) from `a` to `b`. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = isSwap ? Math.min(best, (beforeLast[j - 2] ?? 0) + 1) : best
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}

/** Of one or two letters any other name is but one away; only that a letter is missing can be seen. */
const isLonger = (name: string, written: string): boolean => written.length === 2 && name.length === 3

/** Whether only the vowels differ in two names of one length: “wate” sounds like “wait”. */
function soundsAlike(a: string, b: string): boolean {
  const consonants = (name: string) => name.replaceAll(/[aeiou]/g, '')
  return a.length === b.length && a[0] === b[0] && a.length > 3 && consonants(a) === consonants(b)
}

/** The most similar of the known names, whatever the case; `null` if none is close enough to have been meant. */
export function suggestName(written: string, known: Iterable<string>): string | null {
  const wanted = spelledOut(written)
  let best: string | null = null
  let bestDistance = Math.max(1, Math.floor(written.length / 3)) + 0.5
  for (const name of known) {
    if (name === written) continue
    const spelled = spelledOut(name)
    const edits = editDistance(wanted, spelled)
    const distance = edits > 1 && soundsAlike(wanted, spelled) ? 0.5 : edits
    if (distance > 0 && written.length < 3 && !isLonger(name, written)) continue
    if (distance < bestDistance) {
      best = name
      bestDistance = distance
    }
  }
  return best
}
