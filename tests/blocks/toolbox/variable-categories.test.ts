import * as Blockly from 'blockly/core'
import { expect, test } from 'vitest'
import { blockMeaning, isBlockType } from '../../../language/blocks/block-catalogue.ts'
import { defineProcedures, loadProcedures } from '../../../src/blocks/canvas/load-procedures.ts'

test('the procedures that canvases get are Blockly’s own, and each of them means something or is only for its menu', async () => {
  await loadProcedures()
  defineProcedures()
  const types = Object.keys(Blockly.Blocks).filter((type) => type.startsWith('procedures_'))
  expect(types.filter((type) => isBlockType(type))).toEqual([])
  expect(types.filter((type) => !blockMeaning(type)).sort()).toEqual([
    'procedures_mutatorarg',
    'procedures_mutatorcontainer',
  ])
  expect(types).toHaveLength(7)
})
