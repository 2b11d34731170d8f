import type { BlockDefinition } from '../block-definition.ts'
import { bumpingBlocks } from './physics/bumping-blocks.ts'
import { fallingBlocks } from './physics/falling-blocks.ts'
import { pushingBlocks } from './physics/pushing-blocks.ts'

export const physicsBlocks = {
  ...fallingBlocks,
  ...pushingBlocks,
  ...bumpingBlocks,
} as const satisfies Record<string, BlockDefinition>
