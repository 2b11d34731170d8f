import type { BlockDefinition } from '../block-definition.ts'
import { bagBlocks } from './player/bag-blocks.ts'
import { gameBlocks } from './player/game-blocks.ts'
import { walkingBlocks } from './player/walking-blocks.ts'

export const playerBlocks = {
  ...walkingBlocks,
  ...bagBlocks,
  ...gameBlocks,
} as const satisfies Record<string, BlockDefinition>
