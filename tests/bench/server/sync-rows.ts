import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { acknowledgedEdits } from '../../load/acknowledged.ts'
import { percentile } from '../../load/figure.ts'
import type { LoadServer } from '../../load/load-server.ts'
import { openEditor } from '../../server/support/editor.ts'
import { newProject } from '../../server/support/person.ts'
import { type BenchRow, comparedRow, limitRow, ratioRow } from '../bench-row.ts'
import { hocuspocusEditor } from './hocuspocus-editor.ts'
import { type BenchEditor, type Contender, passingOn, updates } from './passing-on.ts'
import { type BareServer, startBare } from './start-bare.ts'
import { yWebsocketEditor } from './y-websocket-editor.ts'

const readers = 5
const anchors = fileURLToPath(new URL('../anchors/node_modules', import.meta.url))

const room = (open: () => BenchEditor): readonly BenchEditor[] => Array.from({ length: readers + 1 }, open)

/** Ours, and what it is held against; the same edits, the same people, in turns. */
async function throughput(server: LoadServer): Promise<BenchRow[]> {
  const [person] = await server.people('sync', 1)
  if (!person) throw new Error('nobody is there')
  const projectId = await newProject(person, 'Throughput')
  const contenders: Contender[] = [
    {
      name: 'ours',
      pid: server.pid,
      editors: room(() => {
        const editor = openEditor(person, projectId)
        return {
          document: editor.document,
          isSynced: () => editor.provider.isSynced,
          close: () => editor.close(),
        }
      }),
    },
  ]
  const others: BareServer[] = []
  const add = (name: string, bare: BareServer, open: (origin: string) => BenchEditor): void => {
    others.push(bare)
    contenders.push({ name, pid: bare.pid, editors: room(() => open(bare.origin)) })
  }
  const bare = 'bare Hocuspocus, which stores nothing'
  const storing = 'Hocuspocus that stores each edit on the disk as durably'
  const yWebsocket = 'y-websocket, which stores nothing'
  add(bare, await startBare('bare-sync.ts'), hocuspocusEditor)
  add(storing, await startBare('bare-sync.ts', server.dataDir), hocuspocusEditor)
  if (existsSync(anchors)) add(yWebsocket, await startBare('../anchors/y-websocket.cjs'), yWebsocketEditor)
  else console.log('y-websocket is not beside it: npm ci --prefix tests/bench/anchors')
  const times = await passingOn(contenders).finally(() => {
    for (const { editors } of contenders) for (const editor of editors) editor.close()
    for (const other of others) other.stop()
  })
  const ours = times.get('ours')
  const name = `sync: ${updates} edits of one to ${readers} others, each stored on disk`
  return contenders.slice(1).flatMap((other) => {
    const theirs = times.get(other.name)
    if (!ours || !theirs) return []
    const wall = { name: other.name, value: theirs.wall }
    const cpu = { name: other.name, value: theirs.cpu }
    return [
      other.name === bare
        ? ratioRow(name, ours.wall, 'ms', wall, 1 / 0.8)
        : comparedRow(name, ours.wall, 'ms', wall),
      comparedRow(`${name}, processor time`, ours.cpu, 'ms', cpu),
    ]
  })
}

/** Acknowledged edits against what the architecture allows, and sync throughput against bare Hocuspocus. */
export async function syncRows(server: LoadServer, slowness: number): Promise<BenchRow[]> {
  const acknowledged = await acknowledgedEdits(server, 50, 10)
  const limit = { name: 'what the architecture allows', value: 150 * slowness }
  return [
    limitRow('sync: edit of one of 50 stored, p95', percentile(acknowledged, 0.95), 'ms', limit),
    ...(await throughput(server)),
  ]
}
