import { HelperError } from '../../../language/errors/helper-error.ts'
import { suggestName } from '../../../language/errors/suggest-name.ts'
import { shown } from './expect.ts'

/** The value as one of the words that there are, or the learner's error. */
export function expectChoice<Word extends string>(
  name: string,
  value: unknown,
  words: readonly Word[],
): Word {
  const word = words.find((candidate) => candidate === value)
  if (word !== undefined) return word
  const suggestion = typeof value === 'string' ? suggestName(value, words) : null
  if (suggestion !== null)
    throw new HelperError('unknown-choice.suggest', { name, found: shown(value), suggestion })
  const list = words.map((known) => `“${known}”`).join(', ')
  throw new HelperError('unknown-choice', { name, found: shown(value), words: list })
}
