import type { BlockDefinition } from '../block-definition.ts'
import { movingCameraBlocks } from './camera/moving-camera-blocks.ts'
import { pictureBlocks } from './camera/picture-blocks.ts'

export const cameraBlocks = {
  ...movingCameraBlocks,
  ...pictureBlocks,
} as const satisfies Record<string, BlockDefinition>
