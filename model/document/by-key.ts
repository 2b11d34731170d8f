import { compareText } from './stamp.ts'

/**
 * Entries by their keys. A record lists its own in the order in which they came, which is another one in a document that was loaded again:
 * what is written in that order would be numbered otherwise by a replay.
 */
export const byKey = <T>(record: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(record).sort(([a], [b]) => compareText(a, b))
