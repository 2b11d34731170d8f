import { hideEntity } from './entity/hide-entities.ts'
import { lockEntity } from './entity/lock-entities.ts'
import { moveEntity } from './entity/move-entities.ts'

/** Versions that are no longer sent. They stay as they were, so that recordings and journals of their time can be done again. */
export const earlierCommands = [hideEntity, lockEntity, moveEntity] as const
