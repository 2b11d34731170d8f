import { Hash } from '../../../model/hash.ts'

/** Tells one text of a copy from another. */
export const copyMark = (text: string): string => new Hash().text(text).digest()
