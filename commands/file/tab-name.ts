import { isNameTaken } from '../../model/document/unique-names.ts'
import type { CodeFile } from '../../model/project/project.ts'

/** The name of the next new tab: Tab and the highest number there is plus one; `index` counts as Tab1. Never one that is taken. */
export function nextTabName(files: readonly CodeFile[]): string {
  let number = files.reduce((highest, { name }) => Math.max(highest, tabNumber(name)), 1) + 1
  while (isNameTaken(files, `Tab${number}`)) number++
  return `Tab${number}`
}

/** Longer numbers are words: nobody has made so many tabs. */
const tabNumber = (name: string): number => Number(/^tab(\d{1,6})$/i.exec(name)?.[1] ?? 0)
