import { fuzzyScore } from './fuzzy-score.ts'
import type { PaletteItem } from './palette-item.ts'

/** Most lines that are shown. */
const most = 60

/** What answers the typed words, the best first; without any, what was used last and then all in their order. */
export function findItems(
  items: readonly PaletteItem[],
  typed: string,
  recent: readonly string[],
): readonly PaletteItem[] {
  const ageOf = new Map(recent.map((id, index) => [id, index]))
  const age = ({ id }: PaletteItem) => ageOf.get(id) ?? recent.length
  if (typed.trim() === '') return [...items].sort((a, b) => age(a) - age(b)).slice(0, most)
  return items
    .map((item) => ({ item, score: scoreOf(item, typed) + (ageOf.has(item.id) ? 0.5 : 0) }))
    .filter(({ score }) => score >= 1)
    .sort((a, b) => b.score - a.score || age(a.item) - age(b.item))
    .slice(0, most)
    .map(({ item }) => item)
}

const scoreOf = ({ name, otherName }: PaletteItem, typed: string): number =>
  Math.max(fuzzyScore(typed, name), otherName === undefined ? 0 : fuzzyScore(typed, otherName) * 0.9)
