import { measureAlone } from './measure-alone.ts'
import type { TraceResult } from './measure-trace.ts'

/** How many times the time of Yjs with the same observers a text may take (architecture 11). */
export const traceBudget = 1.5

/** Measures recorded texts one after the other and prints a line for each, which says it when the budget is missed. Throws when one is no trace. */
export async function measureTraces(files: readonly string[]): Promise<readonly TraceResult[]> {
  const results: TraceResult[] = []
  for (const file of files) {
    const result = await measureAlone(file)
    results.push(result)
    const { trace, patches, equal, ms, rawYjsMs, ratio, bytes, rawBytes } = result
    const times = `${ms.toFixed(0)} ms, ${ratio.toFixed(2)}× of Yjs with the same observers (${rawYjsMs.toFixed(0)} ms)`
    const missed = ratio > traceBudget ? `, over the budget of ${traceBudget}×` : ''
    const mark = equal && missed === '' ? '✓' : '✗'
    const text = equal ? '' : ', did not end in its own text'
    console.log(
      `${mark} ${trace}: ${patches} patches, ${times}${missed}, ${bytes} bytes (${rawBytes} in Yjs)${text}`,
    )
  }
  return results
}
