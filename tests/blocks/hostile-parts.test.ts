import * as Blockly from 'blockly/core'
import { beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { rootMap } from '../../model/document/root-map.ts'
import type { JsonValue } from '../../model/json.ts'
import { prepareBlockly } from './canvas.ts'
import { createReplica, fileId, type Replica, startBytes } from './replica.ts'
import { headlessStage } from './session.ts'

beforeAll(prepareBlockly)

/** What no version of ours stores in a part of a block. */
const bad: readonly JsonValue[] = [
  ...[null, true, -1, 1e300, '', '\u0000', '<b>', [], [[7]], {}],
  ...[
    { id: 5 },
    { id: null, name: 7 },
    { id: '', name: '' },
    { id: 'other', name: 7, type: 7 },
    { name: 'x' },
  ],
  { type: 'math_number' },
  { type: 7, fields: { NUM: {} } },
  { type: 'variables_get', fields: { VAR: { id: 5 } } },
  { type: 'no_such_type', id: 7 },
]

/** The registers of each block type there is that hold JSON of Blockly’s own. */
function registers(): ReadonlyMap<string, readonly string[]> {
  const scratch = new Blockly.Workspace()
  const found = Object.keys(Blockly.Blocks).map((type) => {
    const block = scratch.newBlock(type)
    const inputs = block.inputList.filter(({ connection }) => connection).map(({ name }) => `s:${name}`)
    const fields = block.inputList.flatMap(({ fieldRow }) => fieldRow.map(({ name }) => name))
    return [
      type,
      [
        ...fields.flatMap((name) => (name ? [`f:${name}`] : [])),
        ...[...inputs, 's:next'],
        ...['extraState', 'icons', 'collapsed', 'inline', 'disabledReasons', 'data'].map((key) => `o:${key}`),
      ],
    ] as const
  })
  scratch.dispose()
  return new Map(found)
}

/** Writes registers of blocks by hand, as another device may. */
function storeByHand(
  { document, bus }: Replica,
  blocks: ReadonlyMap<string, Readonly<Record<string, JsonValue>>>,
) {
  const peer = new Y.Doc()
  Y.applyUpdate(peer, Y.encodeStateAsUpdate(document))
  const before = Y.encodeStateVector(peer)
  peer.transact(() => {
    const stored = rootMap(peer, `blocks:${fileId}`)
    for (const [id, values] of blocks) {
      const record = stored.get(id)
      if (!(record instanceof Y.Map))
        stored.set(id, new Y.Map<unknown>(Object.entries({ ...values, n: true })))
      else for (const [key, value] of Object.entries(values)) record.set(key, value)
    }
  })
  bus.applyRemote(Y.encodeStateAsUpdate(peer, before), 'somebody')
}

const at = (x: number) => ({ p: null, x, y: 0, t: 1, c: 'somebody' })

test.each(bad.map((value) => [value]))(
  '[invariant 4] [T16] %j in any part of any block stops no canvas from showing the rest',
  async (value) => {
    const parts = [...registers()].flatMap(([type, keys]) => keys.map((key) => [type, key] as const))
    expect(parts.length).toBeGreaterThan(500)
    const replica = createReplica(2, startBytes())
    const { workspace, settle, close } = headlessStage.open(replica)
    const shown = async () => {
      await headlessStage.heard()
      settle()
      return [...replica.source.read().blocks.keys()].filter((id) => !workspace.getBlockById(id))
    }
    storeByHand(replica, new Map(parts.map(([type, key]) => [`${type} ${key}`, { type, at: at(0) }])))
    expect(await shown()).toEqual([])
    storeByHand(replica, new Map(parts.map(([type, key]) => [`${type} ${key}`, { [key]: value }])))
    expect(await shown()).toEqual([])
    storeByHand(
      replica,
      new Map(parts.map(([type, key]) => [`${type} ${key} new`, { type, at: at(9), [key]: value }])),
    )
    expect(await shown()).toEqual([])
    storeByHand(replica, new Map([['late', { type: 'variables_get', at: at(400), 'f:VAR': { id: 'v' } }]]))
    expect(await shown()).toEqual([])
    close()
  },
)
