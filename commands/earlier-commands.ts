import { replaceAssetAsItCame } from './asset/replace-asset.ts'
import { changeBlocksAsTheyCame } from './blocks/change-blocks.ts'
import { hideEntity } from './entity/hide-entities.ts'
import { lockEntity } from './entity/lock-entities.ts'
import { moveEntity } from './entity/move-entities.ts'
import { duplicateFileAsItCame } from './file/duplicate-file.ts'

/** Versions that are no longer sent. They stay as they were, so that recordings and journals of their time can be done again. */
export const earlierCommands = [
  hideEntity,
  lockEntity,
  moveEntity,
  replaceAssetAsItCame,
  changeBlocksAsTheyCame,
  duplicateFileAsItCame,
] as const
