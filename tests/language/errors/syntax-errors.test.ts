import { expect, test } from 'vitest'
import { compileScript } from '../../../language/compile/compile-script.ts'
import { explainError } from '../../../language/errors/explain-error.ts'
import { FileId } from '../../../model/ids.ts'

type Row = [source: string, code: string, line: number, column: number, params?: object]

const rows: Row[] = [
  ['let x = {\n a: 1\n', 'syntax.missing-bracket', 3, 1, { bracket: '{', line: 1 }],
  ['onStart(async () => {\n  wait(1)\n}', 'syntax.missing-bracket', 3, 2, { bracket: '(', line: 1 }],
  ['if (true {\n}', 'syntax.missing-bracket', 1, 10, { bracket: '(', line: 1 }],
  ['wait(1,2))', 'syntax.extra-bracket', 1, 10, { bracket: ')' }],
  ['const a = 1;\nconst b = (2 + ;', 'syntax.missing-bracket', 2, 16, { bracket: '(', line: 2 }],
  ['let a\na b', 'syntax.unexpected', 2, 3, { found: 'b' }],
  ['let a =', 'syntax.unexpected-end', 1, 8],
  ['"abc', 'syntax.open-text', 1, 1],
  ['`abc', 'syntax.open-text', 1, 2],
  ['/* a', 'syntax.open-comment', 1, 1],
  ['x = @', 'syntax.strange-character', 1, 5, { found: '@' }],
  ['let a;\nlet a;', 'syntax.declared-twice', 2, 5, { name: 'a' }],
  ['let class = 1', 'syntax.reserved-word', 1, 5, { name: 'class' }],
  ['let await = 1', 'syntax.reserved-word', 1, 5, { name: 'await' }],
  ['onStart(() => {\n  await wait(1)\n})', 'syntax.await-outside-async', 2, 9],
  ['1 = 2', 'syntax.bad-assignment', 1, 1],
  ['const a', 'syntax.const-without-value', 1, 8],
  ['break', 'syntax.break-outside-loop', 1, 1, { name: 'break' }],
  ['let a = 3x', 'syntax.bad-number', 1, 10],
  ['import x from "y"', 'syntax.no-import', 1, 1],
]

test.each<Row>(rows)('[S25] %j is explained as %s at %i:%i', (source, code, line, column, params = {}) => {
  const compiled = compileScript({ fileId: FileId.parse('f'), name: 'Tab1', source })
  expect(compiled).toEqual({
    ok: false,
    error: { fileId: 'f', fileName: 'Tab1', line, column, code, params },
  })
})

test('a sentence is filled in both languages and never shows a gap', () => {
  const params = { bracket: '{', line: 4 }
  expect(explainError('syntax.missing-bracket', params, 'en')).toBe('A “{” from line 4 is never closed.')
  expect(explainError('syntax.missing-bracket', params, 'de')).toBe(
    'Eine „{“ aus Zeile 4 wird nie geschlossen.',
  )
  expect(explainError('from.another.version', {}, 'de')).toBe('In dieser Zeile ist etwas schiefgegangen.')
})
