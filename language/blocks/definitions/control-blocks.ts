import type { BlockDefinition } from '../block-definition.ts'
import { flowBlocks } from './control/flow-blocks.ts'
import { loopBlocks } from './control/loop-blocks.ts'
import { stopBlocks } from './control/stop-blocks.ts'

export const controlBlocks = {
  ...flowBlocks,
  ...loopBlocks,
  ...stopBlocks,
} as const satisfies Record<string, BlockDefinition>
