import type { BlockDefinition, OwnMeaning } from './block-definition.ts'
import { animationBlocks } from './definitions/animation-blocks.ts'
import { cameraBlocks } from './definitions/camera-blocks.ts'
import { controlBlocks } from './definitions/control-blocks.ts'
import { eventBlocks } from './definitions/event-blocks.ts'
import { listBlocks } from './definitions/list-blocks.ts'
import { looksBlocks } from './definitions/looks-blocks.ts'
import { motionBlocks } from './definitions/motion-blocks.ts'
import { operatorBlocks } from './definitions/operator-blocks.ts'
import { physicsBlocks } from './definitions/physics-blocks.ts'
import { playerBlocks } from './definitions/player-blocks.ts'
import { procedureBlocks } from './definitions/procedure-blocks.ts'
import { sensingBlocks } from './definitions/sensing-blocks.ts'
import { soundBlocks } from './definitions/sound-blocks.ts'
import { variableBlocks } from './definitions/variable-blocks.ts'
import { xrBlocks } from './definitions/xr-blocks.ts'

/** Every block there is, by its type, in the order of the toolbox. A type that has been released keeps its meaning. */
export const blockCatalogue = {
  ...eventBlocks,
  ...motionBlocks,
  ...looksBlocks,
  ...animationBlocks,
  ...soundBlocks,
  ...controlBlocks,
  ...sensingBlocks,
  ...playerBlocks,
  ...physicsBlocks,
  ...cameraBlocks,
  ...xrBlocks,
  ...operatorBlocks,
  ...variableBlocks,
  ...listBlocks,
} as const satisfies Record<string, BlockDefinition>

export type BlockType = keyof typeof blockCatalogue
export const isBlockType = (type: string): type is BlockType => Object.hasOwn(blockCatalogue, type)

/** The definition of a block, or `null` for a type from another version. */
export const blockDefinition = (type: string): BlockDefinition | null =>
  isBlockType(type) ? blockCatalogue[type] : null

/** What a block means in JavaScript, also one of those whose looks are Blockly's own. */
export const blockMeaning = (type: string): OwnMeaning | null =>
  blockDefinition(type) ?? (Object.hasOwn(procedureBlocks, type) ? (procedureBlocks[type] ?? null) : null)
