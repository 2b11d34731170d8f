import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider'
import WebSocket from 'ws'
import * as Y from 'yjs'
import { acknowledgedEdits } from '../../load/acknowledged.ts'
import { percentile } from '../../load/figure.ts'
import type { LoadServer } from '../../load/load-server.ts'
import { openEditor } from '../../server/support/editor.ts'
import { newProject } from '../../server/support/person.ts'
import { until } from '../../server/support/until.ts'
import { type BenchRow, limitRow, ratioRow } from '../bench-row.ts'
import { median } from '../median.ts'
import { startBare } from './start-bare.ts'

const updates = 2_000
const readers = 5
const rounds = 3

/** Milliseconds until all `readers` have what `writer` wrote in single transactions. */
async function passOn(writer: Y.Doc, others: readonly Y.Doc[], round: number): Promise<number> {
  const start = performance.now()
  for (let index = 0; index < updates; index++) {
    writer.getMap('meta').set(`k${index % 50}`, `${round} ${index}`)
    if (index % 100 === 99) await new Promise((resolve) => setImmediate(resolve))
  }
  const last = `${round} ${updates - 1}`
  const key = `k${(updates - 1) % 50}`
  await until(() => others.every((one) => one.getMap('meta').get(key) === last), 'all have all', 60_000)
  return performance.now() - start
}

function bareEditor(origin: string): { document: Y.Doc; isSynced: () => boolean; close: () => void } {
  const document = new Y.Doc()
  const websocketProvider = new HocuspocusProviderWebsocket({
    url: origin.replace('http', 'ws'),
    WebSocketPolyfill: WebSocket,
  })
  const provider = new HocuspocusProvider({ name: 'room', document, websocketProvider })
  provider.attach()
  return {
    document,
    isSynced: () => provider.isSynced,
    close: () => {
      provider.destroy()
      websocketProvider.destroy()
    },
  }
}

async function throughput(server: LoadServer): Promise<BenchRow> {
  const [person] = await server.people('sync', 1)
  if (!person) throw new Error('nobody is there')
  const bare = await startBare('bare-sync.ts')
  const projectId = await newProject(person, 'Throughput')
  const ours = Array.from({ length: readers + 1 }, () => openEditor(person, projectId))
  const theirs = Array.from({ length: readers + 1 }, () => bareEditor(bare.origin))
  await Promise.all(ours.map((editor) => editor.untilStored()))
  await until(() => theirs.every((editor) => editor.isSynced()), 'synced with the bare one')
  const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] }
  for (let round = 0; round <= rounds; round++) {
    for (const [side, [writer, ...others]] of [
      ['ours', ours.map(({ document }) => document)],
      ['theirs', theirs.map(({ document }) => document)],
    ] as const) {
      const time = writer ? await passOn(writer, others, round) : Number.NaN
      if (round > 0) times[side].push(time)
    }
  }
  for (const editor of [...ours, ...theirs]) editor.close()
  bare.stop()
  return ratioRow(
    `sync: ${updates} edits of one to ${readers} others, each stored on disk`,
    median(times.ours),
    'ms',
    { name: 'bare Hocuspocus, which stores nothing', value: median(times.theirs) },
    1 / 0.8,
  )
}

/** Acknowledged edits against what the architecture allows, and sync throughput against bare Hocuspocus. */
export async function syncRows(server: LoadServer, slowness: number): Promise<BenchRow[]> {
  const acknowledged = await acknowledgedEdits(server, 50, 10)
  const limit = { name: 'what the architecture allows', value: 150 * slowness }
  return [
    limitRow('sync: edit of one of 50 stored, p95', percentile(acknowledged, 0.95), 'ms', limit),
    await throughput(server),
  ]
}
