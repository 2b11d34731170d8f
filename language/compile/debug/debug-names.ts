import { guardName } from '../guard-name.ts'

/** Names that code for a debug run declares besides the learner's own; all begin with the guard's. */
export const generatorOf = (name: string): string => `${guardName}_${name}`
/** What the learner calls a function that a stack tells of. */
export const nameInText = (name: string): string => name.replace(`${guardName}_`, '')
/** The function that tells the variables of the block with this number. */
export const scopeName = (block: number): string => `${guardName}${block}`
