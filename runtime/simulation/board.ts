import type { Effects } from './effects.ts'

/** Values that can be shown at once, and letters of each. */
const mostValues = 20
const longestValue = 120

/** Values of programs that are shown over the picture and kept up to date. */
export interface Board {
  /** Under a name that is shown already it takes the place of the other. One that is `null` is taken away. */
  put(name: string, read: () => string | null): void
  takeAway(name: string): void
  /** After each step: tells what has changed. */
  step(): void
}

export function createBoard(effects: Effects): Board {
  const values = new Map<string, { readonly read: () => string | null; shown: string | null }>()
  function takeAway(name: string): void {
    if (values.delete(name)) effects.tell({ kind: 'value', name, text: null })
  }
  return {
    put(name, read) {
      const known = values.get(name)
      if (!known && values.size >= mostValues) return
      values.set(name, { read, shown: known?.shown ?? null })
    },
    takeAway,
    step() {
      for (const [name, value] of values) {
        const read = value.read()
        if (read === null) {
          takeAway(name)
          continue
        }
        const text = read.slice(0, longestValue)
        if (text === value.shown) continue
        value.shown = text
        effects.tell({ kind: 'value', name, text })
      }
    },
  }
}
