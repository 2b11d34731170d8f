import type { BlockDefinition } from '../block-definition.ts'
import { musicBlocks } from './sound/music-blocks.ts'
import { playingBlocks } from './sound/playing-blocks.ts'

export const soundBlocks = {
  ...playingBlocks,
  ...musicBlocks,
} as const satisfies Record<string, BlockDefinition>
