import type { FileId } from '../../../model/ids.ts'
import type { FoundMistake } from './found-mistake.ts'

/** Which of the marked places is gone to: the one after that which was gone to last, and otherwise the first of the tab in front. */
export function nextMistake(
  mistakes: readonly FoundMistake[],
  inFront: FileId | null,
  last: FoundMistake | null,
): FoundMistake | undefined {
  const before = mistakes.findIndex(({ fileId, line }) => fileId === last?.fileId && line === last.line)
  if (before >= 0) return mistakes[(before + 1) % mistakes.length]
  return mistakes.find(({ fileId }) => fileId === inFront) ?? mistakes[0]
}
