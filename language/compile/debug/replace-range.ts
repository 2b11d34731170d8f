import type { SourceEdits } from '../source-edits.ts'

/** Puts a text in the place of a part of the source, on as many lines as there were. */
export function replaceRange(text: SourceEdits, from: number, to: number, by: string): void {
  const breaks = text.original.slice(from, to).split('\n').length - 1
  if (from === to) text.appendRight(from, by)
  else text.update(from, to, by + '\n'.repeat(breaks))
}
