import { guardName } from '../guard-name.ts'

/** Names that code for a debug run declares besides the learner's own; all begin with the guard's. */
export const generatorOf = (name: string): string => `${guardName}_${name}`
/** The function that tells the variables of the block with this number. */
export const scopeName = (block: number): string => `${guardName}${block}`
