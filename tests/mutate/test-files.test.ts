import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import { copiedFiles } from './copied-files.ts'
import { testFiles } from './test-files.ts'

const imports = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from |import\(|import )'(\.[^']+)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  )

/** Files with all that they import, and what that imports. */
function withImports(files: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (all.has(file)) continue
    all.add(file)
    if (file.endsWith('.ts')) waiting.push(...imports(file))
  }
  return all
}

test('all that the tests of small faults import is copied to where the faults are planted', () => {
  const all = withImports(testFiles.flatMap((files) => globSync(files)))
  expect(all.size).toBeGreaterThan(300)
  expect([...all].filter((file) => !copiedFiles.some((copied) => matchesGlob(file, copied)))).toEqual([])
})
