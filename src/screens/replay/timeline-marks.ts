import type { ReplayLine, ReplayLineKind } from './replay-lines.ts'

/** A mark on the time of a recording; `percent` of its length. */
export interface TimelineMark {
  readonly kind: ReplayLineKind
  readonly percent: number
}

/** Places that marks can have. */
const places = 200

/** One mark of a kind in each place, however many lines there are. */
export function timelineMarks(lines: readonly ReplayLine[], length: number): readonly TimelineMark[] {
  const marks = new Map<string, TimelineMark>()
  for (const { kind, position } of lines) {
    const percent = (Math.round((position / Math.max(1, length)) * places) * 100) / places
    marks.set(`${kind} ${percent}`, { kind, percent })
  }
  return [...marks.values()]
}
