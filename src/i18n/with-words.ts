import { needWords, type WordPart } from './i18n.ts'

/** Code that says more than every page may, when those words are here too. */
export async function withWords<Loaded>(part: WordPart, code: Promise<Loaded>): Promise<Loaded> {
  const [loaded] = await Promise.all([code, needWords(part)])
  return loaded
}
