import { longestMove, noMove } from '../../model/components/media.ts'

/** What each movement of a file is called here, in the file's order: no name twice, none empty, too long or meaning none. */
export function moveNames(names: readonly string[]): readonly string[] {
  const taken = new Set([noMove])
  return names.map((name, index) => {
    const wanted = name.trim() || String(index + 1)
    let free = cut(wanted, longestMove)
    for (let copy = 2; taken.has(free); copy++) free = `${cut(wanted, longestMove - 4)} ${copy}`
    taken.add(free)
    return free
  })
}

/** Half a sign at the end becomes a question mark: texts are kept whole. */
const cut = (text: string, most: number) => text.slice(0, most).toWellFormed()
