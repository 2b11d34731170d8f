import { expect, test } from 'vitest'
import type { BlockChange } from '../../commands/blocks/block-change.ts'
import { BlockId } from '../../model/ids.ts'
import { createReplica, fileId, startBytes } from './replica.ts'

const nothing = (): BlockChange => ({ fileId, upserts: [], deletes: [] })

const variable = BlockId.parse('v1')
const comment = BlockId.parse('n1')
const taken: readonly (readonly [string, Partial<BlockChange>])[] = [
  ['a variable', { variables: { upserts: [], deletes: [variable] } }],
  ['a note', { comments: { upserts: [], deletes: [comment] } }],
]

test.each(taken)('%s that somebody else deleted a moment before counts as deleted', (_, deletes) => {
  const { source, counts } = createReplica(2, startBytes())
  const begin: BlockChange = {
    ...nothing(),
    variables: { upserts: [{ id: variable, name: 'score', type: '' }], deletes: [] },
    comments: { upserts: [{ id: comment, text: 'why', x: 0, y: 0, width: 100, height: 50 }], deletes: [] },
  }
  expect(source.store(begin)).toBe(true)
  const shown = () => source.read().variables.length + source.read().comments.length
  expect(shown()).toBe(2)
  expect(source.store({ ...nothing(), ...deletes })).toBe(true)
  expect(shown()).toBe(1)
  expect(source.store({ ...nothing(), ...deletes })).toBe(true)
  expect(counts).toEqual({ commands: 2, refused: 0 })
})
