import * as Blockly from 'blockly/core'
import { beforeAll, expect, test } from 'vitest'
import * as Y from 'yjs'
import { rootMap } from '../../model/document/root-map.ts'
import type { JsonValue } from '../../model/json.ts'
import { inShare } from '../support/in-share.ts'
import { prepareBlockly } from './canvas.ts'
import { createReplica, fileId, type Replica, startBytes } from './replica.ts'
import { headlessStage } from './session.ts'

/** A block type with one of its registers that hold JSON of Blockly’s own. */
type Part = readonly [type: string, key: string]

let parts: readonly Part[]

beforeAll(() => {
  prepareBlockly()
  parts = readParts()
})

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

/** Of every block type there is. */
function readParts(): readonly Part[] {
  const scratch = new Blockly.Workspace()
  const found = Object.keys(Blockly.Blocks).flatMap((type) => {
    const block = scratch.newBlock(type)
    const inputs = block.inputList.filter(({ connection }) => connection).map(({ name }) => name)
    const fields = block.inputList.flatMap(({ fieldRow }) => fieldRow.flatMap(({ name }) => name || []))
    const extras = ['extraState', 'icons', 'collapsed', 'inline', 'disabledReasons', 'data']
    return [
      ...fields.map((name) => `f:${name}`),
      ...[...inputs, 'next'].map((name) => `s:${name}`),
      ...extras.map((name) => `o:${name}`),
    ].map((key): Part => [type, key])
  })
  scratch.dispose()
  return found
}

/** Writes registers of blocks by hand, as another device may. */
function storeByHand(
  { document, bus }: Replica,
  blocks: ReadonlyMap<string, Readonly<Record<string, JsonValue>>>,
) {
  const peer = new Y.Doc()
  Y.applyUpdate(peer, Y.encodeStateAsUpdate(document))
  peer.transact(() => {
    const stored = rootMap(peer, `blocks:${fileId}`)
    for (const [id, values] of blocks) {
      const record = stored.get(id)
      if (!(record instanceof Y.Map))
        stored.set(id, new Y.Map<unknown>(Object.entries({ ...values, n: true })))
      else for (const [key, value] of Object.entries(values)) record.set(key, value)
    }
  })
  bus.applyRemote(Y.encodeStateAsUpdate(peer, Y.encodeStateVector(document)), 'somebody')
}

const at = (x: number) => ({ p: null, x, y: 0, t: 1, c: 'somebody' })

/** A block type's parts are over 500, so that `npm test` lays four of these into each. */
const laid = bad.flatMap((value, index) => (inShare(index, bad.length, 4) ? [[value]] : []))

test.each(laid)(
  '[invariant 4] [threat 16] %j in any part of any block stops no canvas from showing the rest',
  async (value) => {
    expect(parts.length).toBeGreaterThan(500)
    const replica = createReplica(2, startBytes())
    const { workspace, settle, close } = headlessStage.open(replica)
    const missing = async () => {
      await headlessStage.heard()
      settle()
      return [...replica.source.read().blocks.keys()].filter((id) => !workspace.getBlockById(id))
    }
    storeByHand(replica, new Map(parts.map(([type, key]) => [`${type} ${key}`, { type, at: at(0) }])))
    expect(await missing()).toEqual([])
    storeByHand(replica, new Map(parts.map(([type, key]) => [`${type} ${key}`, { [key]: value }])))
    expect(await missing()).toEqual([])
    storeByHand(
      replica,
      new Map(parts.map(([type, key]) => [`${type} ${key} new`, { type, at: at(9), [key]: value }])),
    )
    expect(await missing()).toEqual([])
    storeByHand(replica, new Map([['late', { type: 'variables_get', at: at(400), 'f:VAR': { id: 'v' } }]]))
    expect(await missing()).toEqual([])
    close()
  },
)
