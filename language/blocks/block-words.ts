import { blockCatalogue } from './block-catalogue.ts'
import type { BlockDefinition } from './block-definition.ts'
import { procedureBlocks } from './definitions/procedure-blocks.ts'

/** Parts of blocks whose looks are Blockly's own. */
const blocklys = [
  'NAME',
  'PARAMS',
  'RETURN',
  'STACK',
  'NUM',
  'TEXT',
  'BOOL',
  'VAR',
  'String',
  'Number',
  'Boolean',
]

/** Every word that blocks are made of: their types, and the names of their fields and slots. None of them is a person's. */
export function blockWords(): ReadonlySet<string> {
  const definitions = Object.entries<BlockDefinition>(blockCatalogue)
  return new Set([
    ...blocklys,
    ...Object.keys(procedureBlocks),
    ...definitions.flatMap(([type, { args }]) => [type, ...Object.keys(args)]),
  ])
}
