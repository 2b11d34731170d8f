import { expect, test } from 'vitest'
import { checkScript } from '../../../language/check/check-script.ts'
import { compileScript } from '../../../language/compile/compile-script.ts'
import { inDebugger, inWorkspace } from '../../../language/compile/how-to-compile.ts'
import { FileId } from '../../../model/ids.ts'

const before = 'let a = 1\nonKey("a", () => {\n'
const wrap = (statement: string) => `${before}  ${statement}\n})`

test.each([
  ['a sum', `let b = 1${'+1'.repeat(20_000)}`],
  ['a sum that can just be read', `let b = 1${'+1'.repeat(5_000)}`],
  ['a chain of calls', `a${'.b()'.repeat(50_000)}`],
  ['brackets', `let b = ${'('.repeat(20_000)}1${')'.repeat(20_000)}`],
  ['lists', `let b = ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['conditions', `${'if (a) {'.repeat(9_000)}${'}'.repeat(9_000)}`],
])('%s without end is said in words, at its line, and nothing is thrown', (_, statement) => {
  const source = wrap(statement)
  expect(checkScript(source, null)).toMatchObject([{ line: 3, code: 'syntax.too-deep' }])
  for (const how of [inWorkspace, inDebugger])
    expect(compileScript({ fileId: FileId.parse('f'), name: 'Tab1', source, how })).toMatchObject({
      ok: false,
      error: { line: 3, code: 'syntax.too-deep' },
    })
})

test('what a person may write in one piece is read', () => {
  const source = wrap(`let b = 1${'+1'.repeat(300)}\n  ${'if (a) {'.repeat(60)}${'}'.repeat(60)}`)
  for (const how of [inWorkspace, inDebugger])
    expect(compileScript({ fileId: FileId.parse('f'), name: 'Tab1', source, how }).ok).toBe(true)
})
