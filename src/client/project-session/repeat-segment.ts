import { openReplayer } from '../../../commands/replay/replayer.ts'
import type { CheckedSegment } from './check-segment.ts'

/**
 * What a segment's commands did, made anew by running them from the base: heals updates whose bytes are damaged. Each must
 * have the hash of what it did the first time; it ends at the first that has not.
 */
export function repeatSegment({ base, entries, repeatable }: CheckedSegment): readonly Uint8Array[] {
  const replayer = base && openReplayer({ base, entries: entries.slice(0, repeatable) })
  if (!replayer) return []
  const updates: Uint8Array[] = []
  let made: Uint8Array[] = []
  replayer.document.on('update', (bytes: Uint8Array) => void made.push(bytes))
  while (replayer.position < repeatable && replayer.next() === undefined) {
    updates.push(...made)
    made = []
  }
  return updates
}
