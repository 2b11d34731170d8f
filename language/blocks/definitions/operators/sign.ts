import type { Choice } from '../../block-definition.ts'

/** A choice that is shown the same in all languages. */
export const sign = (value: string, shown: string): Choice => ({ value, words: { en: shown, de: shown } })
