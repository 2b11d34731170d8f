import { describe, expect, it } from 'vitest'
import { errorCodes, errorEntry } from '../../protocol/errors/catalogue.ts'
import { de } from '../../src/i18n/de.ts'
import { en } from '../../src/i18n/en.ts'
import { errorText } from '../../src/i18n/error-text.ts'

interface Tree {
  readonly [key: string]: string | Tree
}

const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flat(value, `${path}${key}.`),
  )

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

const english = new Map(flat(en))
const german = new Map(flat(de))

describe('words', () => {
  it('[K02] both languages have the same keys', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort())
  })

  it('[K02] no text is empty', () => {
    const empty = [...english, ...german].filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
  })

  it('[K02] a text has the same placeholders in both languages', () => {
    for (const [key, text] of english) {
      expect({ key, names: placeholders(german.get(key) ?? '') }).toEqual({ key, names: placeholders(text) })
    }
  })

  it('[K02] every error speaks both languages, with the same placeholders', () => {
    for (const code of errorCodes) {
      const entry = errorEntry(code)
      expect(entry.en.trim()).not.toBe('')
      expect({ code, names: placeholders(entry.de) }).toEqual({ code, names: placeholders(entry.en) })
    }
  })

  it('an error fills in what it is told, and stays readable without', () => {
    expect(errorText('name.taken', 'en', { name: 'Tab2' })).toContain('Tab2')
    expect(errorText('name.taken', 'de')).not.toContain('{{')
  })
})
