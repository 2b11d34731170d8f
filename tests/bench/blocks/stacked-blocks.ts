import * as Y from 'yjs'
import type { BlockUpsert } from '../../../commands/blocks/block-change.ts'
import { createReplica, fileId, startBytes } from '../../blocks/replica.ts'

/** Blocks in stacks of fifty, each with a shadow. The second stack begins with `b50`. */
export const stackedBlocks = (count: number): BlockUpsert[] =>
  Array.from({ length: count }, (_, at) => block(at))

const block = (at: number): BlockUpsert => ({
  id: `b${at}`,
  type: 'control_wait',
  hasNext: true,
  fields: {},
  extra: {},
  shadows: { SECONDS: { type: 'math_number', fields: { NUM: at % 10 } } },
  at:
    at % 50 === 0
      ? { parent: null, x: (at / 50) * 220, y: 20 }
      : { parent: `b${at - 1}`, input: 'next', kind: 'statement' },
})

/** One gesture may change this many blocks. */
const most = 10_000

/** A project with so many blocks in a file, as update bytes. */
export function blocksProject(count: number): Uint8Array {
  const { source, document } = createReplica(2, startBytes())
  const upserts = stackedBlocks(count)
  for (let from = 0; from < count; from += most)
    if (!source.store({ fileId, upserts: upserts.slice(from, from + most), deletes: [] }))
      throw new Error('the blocks were not stored')
  return Y.encodeStateAsUpdate(document)
}
