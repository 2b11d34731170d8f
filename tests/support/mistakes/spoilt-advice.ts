import type { CodeLocale } from '../../../language/locale.ts'

const quoted: Readonly<Record<CodeLocale, RegExp>> = { en: /“[^”]*”/g, de: /„[^“]*“/g }
const banana: Readonly<Record<CodeLocale, string>> = { en: '“banana”', de: '„banana“' }

/**
 * A text whose advice is wrong: all code behind its first sentence, which says what is the matter, is a banana. What it asks for in
 * words ("another name", "Add it.") stays.
 */
export function spoiltAdvice(text: string, locale: CodeLocale): string {
  const matter = /^.*?[.!?] /s.exec(text)?.[0] ?? ''
  const advice = text.slice(matter.length).replaceAll(quoted[locale], banana[locale])
  const words = advice
    .split(' ')
    .map((word) => (/^[\p{L}„“”]*[.,:!?]*$/u.test(word) ? word : word.replace(/^.*?(?=[.,:!?]*$)/, 'banana')))
  return matter + words.join(' ')
}
