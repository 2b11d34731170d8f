import { Hash } from '../../model/hash.ts'
import type { RunScript } from './to-frame.ts'

/** Tells whether a script that runs is the same one, to the letter: of the compiled text, not of what the learner wrote. */
export const scriptHash = ({ source }: RunScript): string => new Hash().text(source).digest()
