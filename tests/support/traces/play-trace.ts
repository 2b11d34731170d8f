import { deliveries } from './deliveries.ts'
import type { Trace, TracePatch } from './trace.ts'

/** Somebody who types, in offsets of UTF-16, and hears of others by the updates that they sent. */
export interface Typist {
  edit(patch: TracePatch): void
  /** What it has changed since it was asked last. */
  sent(): readonly Uint8Array[]
  receive(update: Uint8Array): void
  text(): string
}

/** Lets the typists do what the writers of a trace did, each seeing what that writer saw, and everything at the end. */
export function playTrace(trace: Trace, typists: readonly Typist[]): void {
  const news = deliveries(trace)
  const updates: (readonly Uint8Array[])[] = []
  const countsPoints = hasPairs(trace)
  trace.steps.forEach(({ writer, patches }, index) => {
    const typist = typists[writer]
    if (!typist) throw new Error('one typist is needed for each writer')
    for (const step of news[index] ?? []) for (const update of updates[step] ?? []) typist.receive(update)
    for (const patch of patches) typist.edit(countsPoints ? inUnits(patch, typist.text()) : patch)
    updates.push(trace.writers > 1 ? typist.sent() : [])
  })
  typists.forEach((typist, writer) => {
    for (const [index, { writer: author }] of trace.steps.entries())
      if (author !== writer) for (const update of updates[index] ?? []) typist.receive(update)
  })
}

const hasPairs = ({ start, steps }: Trace): boolean =>
  /[\uD800-\uDFFF]/.test(start) ||
  steps.some(({ patches }) => patches.some(({ insert }) => /[\uD800-\uDFFF]/.test(insert)))

function inUnits({ at, remove, insert }: TracePatch, text: string): TracePatch {
  const from = unitsOf(text, at)
  return { at: from, remove: unitsOf(text, at + remove) - from, insert }
}

/** The offset in UTF-16 units of a place that is counted in code points. */
function unitsOf(text: string, points: number): number {
  let units = 0
  for (let point = 0; point < points; point++) units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1
  return units
}
