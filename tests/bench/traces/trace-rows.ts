import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BenchRow, ratioRow } from '../bench-row.ts'
import { measureAlone } from './measure-alone.ts'
import { traceBudget } from './measure-traces.ts'

const folder = fileURLToPath(new URL('../../../../shared/data/traces/', import.meta.url))
const names = ['sveltecomponent', 'seph-blog1', 'friendsforever']

/** Real documents typed through the bus; without the recordings, which are no part of the project, there are no rows. */
export async function traceRows(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const name of names) {
    const file = `${folder}${name}.json.gz`
    if (!existsSync(file)) {
      console.log(`left out: the trace ${name} is not beside this project`)
      continue
    }
    const { ms, rawYjsMs, equal, patches, bytes, rawBytes } = await measureAlone(file)
    if (!equal) throw new Error(`${name} did not end in its own text`)
    const against = { name: 'Yjs with the same observers', value: rawYjsMs }
    rows.push(
      ratioRow(`${name}, ${patches} keystrokes as commands`, ms, 'ms', against, traceBudget),
      ratioRow(`${name} at rest`, bytes, 'bytes', { name: 'its text alone in Yjs', value: rawBytes }, 1.1),
    )
  }
  return rows
}
