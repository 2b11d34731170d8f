import { expect, test } from 'vitest'
import { createPseudonyms } from '../../../commands/replay/redaction/pseudonyms.ts'

/** So many different letters of the world, one word each. */
function letters(count: number): readonly string[] {
  const found: string[] = []
  for (let code = 0x3400; found.length < count; code++) {
    const letter = String.fromCharCode(code)
    if (/\p{L}/u.test(letter)) found.push(letter)
  }
  return found
}

test('a text of more one-letter words than there are letters to stand for them comes to an end', () => {
  const text = letters(30_000).join(' ')
  const other = createPseudonyms('salt').text(text)
  expect(other).toHaveLength(text.length)
  expect(new Set(other.split(' ')).size).toBeGreaterThan(20_000)
})

test('all letters and all digits of the alphabet become each other, none itself but perhaps the last', () => {
  for (const salt of ['a', 'b', 'c', 'd', 'e'])
    for (const words of ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'àáâãäåæçèéêëìíîï']) {
      const { text } = createPseudonyms(salt)
      const others = Array.from(words, (word) => text(word))
      expect(new Set(others).size).toBe(words.length)
      const same = others.filter((other, at) => other === words[at])
      expect(same.length).toBeLessThanOrEqual(1)
    }
})

test('many words of all lengths stay as many, as long, and what they are made of', () => {
  const words = Array.from({ length: 60_000 }, (_, at) => `w${at.toString(36)}`)
  const { text } = createPseudonyms('salt')
  const others = text(words.join(' ')).split(' ')
  expect(new Set(others).size).toBe(words.length)
  const form = (word: string) => word.replace(/[a-z]/g, 'a').replace(/\d/g, '0')
  expect(others.map(form)).toEqual(words.map(form))
})

test('capitals stay where they are, so that names that differ in them alone still do', () => {
  const { text } = createPseudonyms('salt')
  const [first = '', second, third] = text('Änne änne ÄNNE').split(' ')
  expect(first).not.toBe('Änne')
  expect([second, third]).toEqual([first.toLowerCase(), first.toUpperCase()])
})

test('names that the product gives stay, but not with a number that no project counts to', () => {
  const { text } = createPseudonyms('salt')
  expect(text('index tab12 scene4 Tree_copy2')).toMatch(/^index tab12 scene4 (?!Tree)[A-Z][a-z]{3}_copy2$/)
  expect(text('tab01715551234 scene00491715 copy01715551234')).not.toMatch(/tab|scene|copy|1715/)
})

test('no word becomes one that says something to the product', () => {
  const reserved = new Set(Array.from({ length: 300 }, (_, at) => String(at).padStart(3, '0')))
  const { text } = createPseudonyms('salt', reserved)
  for (let at = 0; at < 700; at++) expect(reserved.has(text(String(at + 300)))).toBe(false)
})

test('letters that are drawn as signs are letters: in circles, squares and brackets, of flags, of Braille, of tags, and radicals', () => {
  const { text, letter } = createPseudonyms('salt')
  const names = ['Ⓛⓔⓝⓐ', '🅻🅴🅽🅰', '🄻🄴🄽🄰', '🇱🇪🇳🇦', '⒧⒠⒩⒜', '⠇⠑⠝⠁', '𝓛𝓮𝓷𝓪', '\u{E006C}\u{E0065}']
  names.push('㋹㋤', '㉮㉯', '㊚㊛', '㈪㈫', '⼩⼭', '⺅⺙', '㌀㍿', '🈂🈁', '🆎', '℀℆')
  for (const name of names) {
    const other = text(`// ${name}!`)
    expect(other).toMatch(/^\/\/ [^!]+!$/u)
    expect(other).toHaveLength(name.length + 4)
    for (const sign of name) expect(other).not.toContain(sign)
    for (let at = 0; at < name.length; at++) expect(letter(name.charAt(at), `${at}`)).toMatch(/^[a-zA-Z]$/)
  }
  expect(text('★ 🙂 → 🌳')).toBe('★ 🙂 → 🌳')
})

test('no sign that is made of letters or digits stays', () => {
  const { text } = createPseudonyms('salt')
  for (let code = 0x80; code < 0x1fc00; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const sign = String.fromCodePoint(code)
    if (!/[\p{L}\p{N}]/u.test(sign.normalize('NFKD'))) continue
    const isSign = /[\p{S}\p{P}]/u.test(sign)
    if (isSign && text(sign) === sign) throw new Error(`U+${code.toString(16)} ${sign} stays`)
  }
})
