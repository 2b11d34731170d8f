import { FreeNumbers } from '../../model/document/free-numbers.ts'
import { nameKey } from '../../model/document/unique-names.ts'
import type { CodeFile } from '../../model/project/project.ts'

/** The name of the next new tab: Tab and the highest number there is plus one; `index` counts as Tab1. Never one that is taken. */
export function nextTabName(files: readonly CodeFile[]): string {
  const highest = files.reduce((most, { name }) => Math.max(most, tabNumber(name)), 1)
  const numbers = new FreeNumbers(new Set(files.map(({ name }) => nameKey(name))), nameKey)
  return `Tab${numbers.lowest(highest + 1, (number) => `Tab${number}`)}`
}

/** Longer numbers are words: nobody has made so many tabs. */
const tabNumber = (name: string): number => Number(/^tab(\d{1,6})$/i.exec(name)?.[1] ?? 0)
