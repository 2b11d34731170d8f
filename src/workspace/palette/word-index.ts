import type { WordSource } from './word-source.ts'

/** Each word by which something of many is found, once: most stand in several, and a typed word is held against each. */
export interface WordIndex {
  /** How many can be found. */
  readonly count: number
  readonly words: readonly IndexedWord[]
}

interface IndexedWord {
  readonly word: string
  readonly isForeign: boolean
  /** In which sources it stands, and of which of all. */
  readonly places: readonly Place[]
}
interface Place {
  readonly at: number
  readonly source: WordSource
}

type Sourced = readonly { readonly sources: readonly WordSource[] }[]

const known = new WeakMap<Sourced, WordIndex>()
/** The words of all that can be found; of the same ones they are gathered once. */
export function wordIndex(all: Sourced): WordIndex {
  const index = known.get(all) ?? gathered(all)
  known.set(all, index)
  return index
}

function gathered(all: Sourced): WordIndex {
  const [own, foreign] = [new Map<string, Place[]>(), new Map<string, Place[]>()]
  for (const [at, { sources }] of all.entries())
    for (const source of sources)
      for (const word of source.words) {
        const places = source.isForeign ? foreign : own
        const before = places.get(word)
        if (before) before.push({ at, source })
        else places.set(word, [{ at, source }])
      }
  const indexed = (places: ReadonlyMap<string, readonly Place[]>, isForeign: boolean) =>
    [...places].map(([word, found]) => ({ word, isForeign, places: found }))
  return { count: all.length, words: [...indexed(own, false), ...indexed(foreign, true)] }
}
