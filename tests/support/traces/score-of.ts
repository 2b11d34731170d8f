import { deliveries } from './deliveries.ts'
import { playTrace, type Score, type Typist } from './play-trace.ts'
import { rawTypist, typedText } from './raw-typist.ts'
import type { Trace, TracePatch } from './trace.ts'

/**
 * Works out once who hears of what when, and where in UTF-16 each patch lies: a trace counts code points, and only whoever has the text of
 * that moment knows where one is. Beside what is timed, which it would make longer for everybody alike.
 */
export function scoreOf(trace: Trace): Score {
  const hears = deliveries(trace)
  const steps = trace.steps.map(({ writer, patches }, index) => ({
    writer,
    hears: hears[index] ?? [],
    edits: patches,
  }))
  const score = { writers: trace.writers, steps }
  return hasPairs(trace) ? inUnits(score, trace.start) : score
}

const hasPairs = ({ start, steps }: Trace): boolean =>
  /[\uD800-\uDFFF]/.test(start) ||
  steps.some(({ patches }) => patches.some(({ insert }) => /[\uD800-\uDFFF]/.test(insert)))

/** The same, typed once in Yjs to see the text before each patch. */
function inUnits(score: Score, start: string): Score {
  const text = typedText(start)
  const typed: TracePatch[] = []
  const typists = Array.from({ length: score.writers }, (_, index): Typist => {
    const typist = rawTypist(text, 100 + index)
    return {
      ...typist,
      edit(patch) {
        const edit = patchInUnits(patch, typist.text())
        typed.push(edit)
        typist.edit(edit)
      },
    }
  })
  playTrace(score, typists)
  let at = 0
  const steps = score.steps.map((step) => {
    const edits = typed.slice(at, at + step.edits.length)
    at += step.edits.length
    return { ...step, edits }
  })
  return { ...score, steps }
}

function patchInUnits({ at, remove, insert }: TracePatch, text: string): TracePatch {
  const from = unitsOf(text, at)
  return { at: from, remove: unitsOf(text, at + remove) - from, insert }
}

/** The offset in UTF-16 units of a place that is counted in code points. */
function unitsOf(text: string, points: number): number {
  let units = 0
  for (let point = 0; point < points; point++) units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1
  return units
}
