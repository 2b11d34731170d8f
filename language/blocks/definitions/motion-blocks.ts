import type { BlockDefinition } from '../block-definition.ts'
import { goingBlocks } from './motion/going-blocks.ts'
import { movingBlocks } from './motion/moving-blocks.ts'
import { placeBlocks } from './motion/place-blocks.ts'
import { roamingBlocks } from './motion/roaming-blocks.ts'
import { turningBlocks } from './motion/turning-blocks.ts'

export const motionBlocks = {
  ...movingBlocks,
  ...goingBlocks,
  ...turningBlocks,
  ...roamingBlocks,
  ...placeBlocks,
} as const satisfies Record<string, BlockDefinition>
