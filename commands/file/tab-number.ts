import type { CodeFile } from '../../model/project/project.ts'

/** The number of the next new tab: the highest there is plus one; `index` counts as Tab1. */
export function nextTabNumber(files: readonly CodeFile[]): number {
  return Math.max(1, ...files.map(({ name }) => tabNumber(name))) + 1
}

const tabNumber = (name: string): number => Number(/^tab(\d{1,6})$/i.exec(name)?.[1] ?? 0)
