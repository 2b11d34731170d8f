import type { BlockDefinition } from '../block-definition.ts'
import { clipBlocks } from './animation/clip-blocks.ts'
import { effectBlocks } from './animation/effect-blocks.ts'

export const animationBlocks = {
  ...effectBlocks,
  ...clipBlocks,
} as const satisfies Record<string, BlockDefinition>
