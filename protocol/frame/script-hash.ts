import { Hash } from '../../model/hash.ts'
import type { RunScript } from './to-frame.ts'

/** Tells whether a script that runs is the same one, to the letter: of the compiled text, not of what the learner wrote. */
export const scriptHash = ({ source, numbers }: RunScript): string => {
  const hash = new Hash().text(source)
  return (numbers ? hash.json(numbers) : hash).digest()
}
