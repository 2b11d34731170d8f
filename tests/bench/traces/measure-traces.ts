import { measureTrace, type TraceResult } from './measure-trace.ts'

/** Measures recorded texts one after the other and prints a line for each. Throws when one is no trace. */
export function measureTraces(files: readonly string[]): readonly TraceResult[] {
  return files.map((file) => {
    const result = measureTrace(file)
    const { trace, patches, equal, ms, rawYjsMs, ratio, bytes, rawBytes } = result
    const times = `${ms.toFixed(0)} ms, ${ratio.toFixed(2)}× of Yjs with the same observers (${rawYjsMs.toFixed(0)} ms)`
    console.log(
      `${equal ? '✓' : '✗'} ${trace}: ${patches} patches, ${times}, ${bytes} bytes (${rawBytes} in Yjs)`,
    )
    return result
  })
}
