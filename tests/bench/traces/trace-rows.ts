import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BenchRow, comparedRow, ratioRow } from '../bench-row.ts'
import { measureAlone, measurePeerAlone } from './measure-alone.ts'
import { traceBudget } from './measure-traces.ts'

const recordings = fileURLToPath(new URL('../../../../shared/data/traces/', import.meta.url))
const names = ['sveltecomponent', 'seph-blog1', 'friendsforever']

/** Real documents typed through the bus. Of recordings that are not in `folder`, for they are no part of the project, it says so. */
export async function traceRows(folder = recordings): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const name of names) {
    const file = `${folder}${name}.json.gz`
    if (existsSync(file)) rows.push(...(await rowsOf(name, file)))
    else console.log(`– ${name} was not typed: there is no ${file}`)
  }
  return rows
}

async function rowsOf(name: string, file: string): Promise<BenchRow[]> {
  const { ms, rawYjsMs, equal, patches, bytes, rawBytes } = await measureAlone(file)
  if (!equal) throw new Error(`${name} did not end in its own text`)
  const typed = `${name}, ${patches} keystrokes as commands`
  const atRest = `${name} at rest`
  const observed = { name: 'Yjs with the same observers: update hashed, kept; undo', value: rawYjsMs }
  const rows = [
    ratioRow(typed, ms, 'ms', observed, traceBudget),
    ratioRow(atRest, bytes, 'bytes', { name: 'its text alone in Yjs', value: rawBytes }, 1.1),
  ]
  for (const peer of ['bare Yjs', 'loro-crdt'] as const) {
    const measured = await measurePeerAlone({ file, peer })
    if (!measured) continue
    if (!measured.equal) throw new Error(`${name} did not end in its own text in ${peer}`)
    rows.push(comparedRow(typed, ms, 'ms', { name: `${peer}, a patch a commit`, value: measured.ms }))
    if (peer === 'loro-crdt')
      rows.push(comparedRow(atRest, bytes, 'bytes', { name: `a snapshot of ${peer}`, value: measured.bytes }))
  }
  return rows
}
