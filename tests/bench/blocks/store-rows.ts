import { z } from 'zod'
import { answerOfThread } from '../../support/answer-of-thread.ts'
import { type BenchRow, comparedRow } from '../bench-row.ts'
import { type StoreTask, StoreWork, stores } from './store-work.ts'

/**
 * Blocks in the document, without a canvas, beside bare Yjs, which takes turns with ours, and Loro and tldraw's store in a thread of their own each (see
 * `peerRows`). Nothing is promised: none of them resolves who sits where, which is most of the work, and tldraw's merges nothing.
 */
export async function storeRows(count: number): Promise<BenchRow[]> {
  const [ours, yjs] = await measured({ stores: ['ours', 'bareYjs'], count })
  const [loro] = await measured({ stores: ['loro'], count })
  const [tldraw] = await measured({ stores: ['tldraw'], count })
  if (!ours || !yjs || !loro || !tldraw) throw new Error('a store of blocks was not measured')
  return [
    ...compared(count, ours, yjs, stores.bareYjs.name),
    ...compared(count, ours, loro, stores.loro.name),
    ...compared(count, ours, tldraw, stores.tldraw.name),
  ]
}

const measured = (task: StoreTask): Promise<StoreWork[]> =>
  answerOfThread(new URL('./store-worker.ts', import.meta.url), z.array(StoreWork), task)

const compared = (count: number, ours: StoreWork, other: StoreWork, name: string): BenchRow[] =>
  kinds.map(({ key, what }) =>
    comparedRow(`${count} blocks in the document: ${what}`, ours[key], 'ms', { name, value: other[key] }),
  )

const kinds = [
  { key: 'load', what: 'loaded and read' },
  { key: 'local', what: 'one moved here by a command, and the file read' },
  { key: 'remote', what: 'one moved by somebody else, and the file read' },
] as const
