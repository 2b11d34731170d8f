import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { invariantsNamed } from './invariants.ts'

/** A test by its file, from the project's folder, and its title without tags. */
export interface NamedTest {
  readonly file: string
  readonly title: string
}

const folder = fileURLToPath(new URL('../../', import.meta.url))
const anyTest = /\b(?:test|it|describe)(?:\.\w+(?:\([^\n]*?\))?)*\(\s*(['"`])(?<title>(?:\\.|(?!\1).)*)\1/gs

/** The tests whose titles name an invariant, by its number, in the order of their files. */
export function invariantTests(): ReadonlyMap<number, readonly NamedTest[]> {
  const tests = new Map<number, NamedTest[]>()
  for (const file of globSync('tests/**/*.{test,spec}.{ts,tsx}', { cwd: folder }).sort())
    for (const match of readFileSync(`${folder}/${file}`, 'utf8').matchAll(anyTest)) {
      const titled = match.groups?.title ?? ''
      const title = titled
        .replace(/\[[^\]]*\]\s*/g, '')
        .replace(/\$\{[^}]*\}/g, '…')
        .replaceAll("\\'", "'")
      for (const number of invariantsNamed(titled)) {
        const named = tests.get(number) ?? []
        named.push({ file: file.replaceAll('\\', '/'), title })
        tests.set(number, named)
      }
    }
  return tests
}
