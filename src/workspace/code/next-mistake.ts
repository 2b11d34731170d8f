import type { FileId } from '../../../model/ids.ts'
import type { FoundMistake } from './found-mistake.ts'

/** Which of the marked places is gone to: the one after that which was gone to last, and otherwise the first of the tab in front. */
export function nextMistake(
  mistakes: readonly FoundMistake[],
  inFront: FileId | null,
  last: FoundMistake | null,
): FoundMistake | undefined {
  // The last one of those that are the same: from there on something else comes.
  const before = mistakes.findLastIndex((one) => last !== null && isSamePlace(one, last))
  if (before >= 0) return mistakes[(before + 1) % mistakes.length]
  return mistakes.find(({ fileId }) => fileId === inFront) ?? mistakes[0]
}

const isSamePlace = (one: FoundMistake, other: FoundMistake): boolean =>
  one.fileId === other.fileId &&
  one.line === other.line &&
  one.column === other.column &&
  one.blockId === other.blockId
