import { expect, test } from 'vitest'
import { rejections } from '../../../model/rejections/rejections.ts'

const names = (words: string) => (words.match(/\{\{\w+\}\}/g) ?? []).sort()

test.each(Object.entries(rejections))(
  '%s is said in both languages, with the same names filled in',
  (_code, words) => {
    expect(Object.keys(words).sort()).toEqual(['de', 'en'])
    expect(words.en).toMatch(/[.!?]$/)
    expect(words.de).toMatch(/[.!?]$/)
    expect(names(words.de)).toEqual(names(words.en))
  },
)
