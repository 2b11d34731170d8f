import type { FieldError } from '../problems/problem.ts'
import { hasUnkindWord } from './has-unkind-word.ts'

/** The refusals of texts that others would read. */
export const unkindFields = (texts: Readonly<Record<string, string | undefined>>): readonly FieldError[] =>
  Object.entries(texts)
    .filter(([, text]) => text !== undefined && hasUnkindWord(text))
    .map(([field]) => ({ field, code: 'words.unkind' }))
