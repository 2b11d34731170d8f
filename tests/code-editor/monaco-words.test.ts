import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { loadMonacoWords } from '../../src/code-editor/monaco-words.ts'

const findWidget = createRequire(import.meta.url)
  .resolve('monaco-editor/editor/contrib/find/browser/findWidget')
  .replace('/min/', '/esm/')

/** What the find box says for an English word, by the number that stands beside it in Monaco. */
async function said(english: string): Promise<string> {
  const source = await readFile(findWidget, 'utf8')
  const number = new RegExp(`localize\\((\\d+), "${english}"`).exec(source)?.[1]
  if (number === undefined) throw new Error(`Monaco does not say ${english}`)
  const words: unknown = Reflect.get(globalThis, '_VSCODE_NLS_MESSAGES')
  return Array.isArray(words) ? String(words[Number(number)]) : english
}

test('the find box of the editor is English, and German once its German words are here', async () => {
  await loadMonacoWords('en')
  expect(await said('Find')).toBe('Find')
  await loadMonacoWords('de')
  expect(await said('Find')).toBe('Suchen')
  expect(await said('Replace')).toBe('Ersetzen')
  expect(await said('Close')).toBe('Schließen')
})
