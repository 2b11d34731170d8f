import type { TracePatch } from './trace.ts'

/** Somebody who types, in offsets of UTF-16, and hears of others by the updates that they sent. */
export interface Typist {
  edit(patch: TracePatch): void
  /** What it has changed since it was asked last. */
  sent(): readonly Uint8Array[]
  receive(update: Uint8Array): void
  text(): string
}

/** What the writers of a trace do, so that playing it is nothing but typing and hearing. */
export interface Score {
  readonly writers: number
  readonly steps: readonly ScoreStep[]
}

export interface ScoreStep {
  readonly writer: number
  /** Earlier steps of others that the writer sees now for the first time, oldest first. */
  readonly hears: readonly number[]
  /** Offsets count units of UTF-16. */
  readonly edits: readonly TracePatch[]
}

/** Lets the typists do what the writers did, each seeing what that writer saw, and everything at the end. */
export function playTrace({ steps, writers }: Score, typists: readonly Typist[]): void {
  const updates: (readonly Uint8Array[])[] = []
  for (const { writer, hears, edits } of steps) {
    const typist = typists[writer]
    if (!typist) throw new Error('one typist is needed for each writer')
    for (const step of hears) for (const update of updates[step] ?? []) typist.receive(update)
    for (const edit of edits) typist.edit(edit)
    updates.push(writers > 1 ? typist.sent() : [])
  }
  typists.forEach((typist, writer) => {
    for (const [index, { writer: author }] of steps.entries())
      if (author !== writer) for (const update of updates[index] ?? []) typist.receive(update)
  })
}
