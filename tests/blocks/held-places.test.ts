import * as Blockly from 'blockly/core'
import { beforeEach, expect, test } from 'vitest'
import { materialiseBlocks } from '../../model/blocks/materialise-blocks.ts'
import { showBlocks } from '../../src/blocks/binding/show-blocks.ts'
import { prepareBlockly } from './canvas.ts'

let workspace: Blockly.Workspace

beforeEach(() => {
  prepareBlockly()
  workspace = new Blockly.Workspace()
  return () => workspace.dispose()
})

/** Repeats that lie in one another as said: the block, and what it is in (`null` = it lies free). */
const nested = (places: Readonly<Record<string, string | null>>) =>
  materialiseBlocks(
    Object.entries(places).map(([id, parent]) => {
      const at = parent === null ? { p: null, x: 0, y: 0 } : { p: parent, i: 'DO', k: 's' }
      return [
        id,
        Object.freeze({ type: 'controls_repeat_ext', n: true, at: { ...at, t: 1, c: 'a' } }),
      ] as const
    }),
    [],
    [],
  )

/** What each block lies in. */
const seen = () =>
  Object.fromEntries(workspace.getAllBlocks(true).map((block) => [block.id, block.getParent()?.id ?? null]))

const hold = (...ids: string[]) => ({ blocks: new Set(ids), comments: new Set<string>() })

test.each([
  [
    'it is taken out of',
    { outer: null, inner: 'outer', held: null },
    { held: null, inner: 'held', outer: 'inner' },
  ],
  [
    'is held itself',
    { outer: null, held: 'outer', inner: 'held' },
    { held: null, inner: 'held', outer: 'inner' },
  ],
])(
  'what somebody else puts into a block that still lies in it waits until what %s is let go of',
  (_, first, then) => {
    showBlocks(workspace, nested(first), Object.keys(first))
    expect(seen()).toEqual(first)
    const waiting = showBlocks(workspace, nested(then), Object.keys(then), hold('held'))
    expect([...waiting]).toEqual(['outer'])
    expect(seen()).toEqual(first)
    expect([...showBlocks(workspace, nested(then), Object.keys(then))]).toEqual([])
    expect(seen()).toEqual(then)
  },
)
