import type { BlockDefinition } from '../block-definition.ts'
import { paintingBlocks } from './looks/painting-blocks.ts'
import { panelBlocks } from './looks/panel-blocks.ts'
import { speakingBlocks } from './looks/speaking-blocks.ts'
import { viewBlocks } from './looks/view-blocks.ts'
import { worldBlocks } from './looks/world-blocks.ts'

export const looksBlocks = {
  ...paintingBlocks,
  ...speakingBlocks,
  ...viewBlocks,
  ...worldBlocks,
  ...panelBlocks,
} as const satisfies Record<string, BlockDefinition>
